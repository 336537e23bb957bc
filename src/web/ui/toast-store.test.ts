import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('R-NAV-10 a toast stays for 5000 ms and is then gone', () => {
  const store = createToastStore();
  store.show({ title: 'Mood Tracked' });
  vi.advanceTimersByTime(4999);
  expect(store.read()?.title).toBe('Mood Tracked');
  vi.advanceTimersByTime(1);
  expect(store.read()).toBeNull();
});

test('R-NAV-10 a second toast takes the place of the first and has its own 5000 ms', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  vi.advanceTimersByTime(4000);
  store.show({ title: 'Upgrade Failed', variant: 'destructive' });
  expect(store.read()).toMatchObject({ title: 'Upgrade Failed', variant: 'destructive' });
  vi.advanceTimersByTime(4999);
  expect(store.read()?.title).toBe('Upgrade Failed');
  vi.advanceTimersByTime(1);
  expect(store.read()).toBeNull();
});

test('time stands still while the pointer or the focus is on a toast', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  vi.advanceTimersByTime(3000);
  store.pause();
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.read()?.title).toBe('Saved');
  store.resume();
  vi.advanceTimersByTime(1999);
  expect(store.read()?.title).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(store.read()).toBeNull();
});

test('closing an older toast leaves the newer one alone', () => {
  const store = createToastStore();
  const first = store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(first);
  expect(store.read()?.title).toBe('Second');
});

test('listeners hear each change until they leave', () => {
  const store = createToastStore();
  const heard: (string | undefined)[] = [];
  const leave = store.subscribe(() => heard.push(store.read()?.title));
  store.show({ title: 'One' });
  store.dismiss();
  leave();
  store.show({ title: 'Two' });
  expect(heard).toEqual(['One', undefined]);
});
