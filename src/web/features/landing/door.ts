import { useSyncExternalStore } from 'react';

// The dialogs that the landing page opens. Header and footer stand outside of it, so this is known outside of it too.
export type Door = 'sign-in' | 'create-account' | 'terms' | 'privacy';

let current: Door | null = null;
const listeners = new Set<() => void>();

export function openDoor(door: Door | null) {
  current = door;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useDoor = () => useSyncExternalStore(subscribe, () => current, () => null);
