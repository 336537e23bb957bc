import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/tabs';
import { Lock } from 'lucide-react';
import './tabs.css';

export interface TabItem<V extends string = string> {
  value: V;
  label: string;
  /** Not open yet: keeps its name, shows a lock; the text says why. */
  locked?: string | boolean;
}

interface TabsProps<V extends string> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onValueChange: (value: V) => void;
  children: ReactNode;
}

export function Tabs<V extends string>({ label, items, value, onValueChange, children }: TabsProps<V>) {
  // Radix hands back one of the values of `items`.
  const choose = (next: string) => onValueChange(next as V);
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List className="tabs" aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={Boolean(item.locked)} title={typeof item.locked === 'string' ? item.locked : undefined}>
            {item.locked && <Lock aria-hidden="true" />}
            <span className="word" data-word={item.label}>
              {item.label}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content className="tab-panel" value={value}>
      {children}
    </Radix.Content>
  );
}
