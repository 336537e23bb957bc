import { useState } from 'react';
import * as Radix from 'radix-ui/select';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useInertPage } from './focus-return.ts';
import { useFieldControl } from './field-control.ts';
import './text-input.css';
import './select.css';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  /** '' while nothing is chosen. */
  value: V | '';
  onValueChange: (value: V) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** Where no field gives it a label. */
  'aria-label'?: string;
}

export function Select<V extends string>({ options, value, onValueChange, placeholder = 'Choose', name, disabled, ...rest }: SelectProps<V>) {
  const [isOpen, setIsOpen] = useState(false);
  useInertPage(isOpen);
  // Radix hands back one of the values of `options`.
  const choose = (next: string) => onValueChange(next as V);
  return (
    <Radix.Root value={value} onValueChange={choose} name={name} disabled={disabled} open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger className="select" {...useFieldControl(rest)}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="options" position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.ScrollUpButton className="more">
            <ChevronUp className="sm" />
          </Radix.ScrollUpButton>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} className="option" value={option.value} disabled={option.disabled}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="more">
            <ChevronDown className="sm" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
