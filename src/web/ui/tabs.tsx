import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as Radix from 'radix-ui/tabs';
import { Lock } from 'lucide-react';
import './tabs.css';

export interface TabItem<V extends string = string> {
  value: V;
  label: string;
  /** Not open yet: keeps its name, shows a lock; the text says why. */
  locked?: string | boolean;
  /** What waits there, and what it is: drawn where there is any. */
  waiting?: { count: number; what: string } | undefined;
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
  const list = useRef<HTMLDivElement>(null);
  const count = items.length;
  useLayoutEffect(() => bringChosenIntoView(list.current!), [value, count]);
  return (
    <Radix.Root value={value} onValueChange={choose}>
      {/* Named after what is chosen, so that the router puts no list back to where it stood for another tab. */}
      <Radix.List ref={list} className="tabs" aria-label={label} data-scroll-restoration-id={`tabs-${value}`}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={Boolean(item.locked)} title={typeof item.locked === 'string' ? item.locked : undefined}>
            {item.locked && <Lock aria-hidden="true" />}
            <span className="word" data-word={item.label}>
              {item.label}
            </span>
            {item.waiting && item.waiting.count > 0 && (
              <span className="waiting num">
                {item.waiting.count.toLocaleString('en-US')}
                <span className="vh"> {item.waiting.what}</span>
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

const NEIGHBOUR_SHOWS_PX = 40;

// Sideways only: the page itself stays where it is. A bit of its neighbour shows that the list goes on.
function bringChosenIntoView(list: HTMLElement) {
  const chosen = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (!chosen) return;
  const [from, to] = [chosen.offsetLeft - NEIGHBOUR_SHOWS_PX, chosen.offsetLeft + chosen.offsetWidth + NEIGHBOUR_SHOWS_PX];
  if (from < list.scrollLeft) list.scrollLeft = from;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth;
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content className="tab-panel" value={value}>
      {children}
    </Radix.Content>
  );
}
