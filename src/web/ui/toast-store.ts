/** What one just did, told once. One at a time: the newer takes the place of the older. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'plain' | 'destructive';
  /** How long it stays; five seconds unless told. */
  stayMs?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const STAY_MS = 5000;

export function createToastStore() {
  let current: ShownToast | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let leftMs = 0;
  const listeners = new Set<() => void>();

  function set(next: ShownToast | null): void {
    current = next;
    for (const listener of listeners) listener();
  }
  function run(): void {
    startedAt = Date.now();
    timer = setTimeout(() => dismiss(), leftMs);
  }
  function show(message: ToastMessage): number {
    clearTimeout(timer);
    lastId += 1;
    leftMs = message.stayMs ?? STAY_MS;
    set({ ...message, id: lastId });
    run();
    return lastId;
  }
  /** With an id, only if that one is still shown. */
  function dismiss(id?: number): void {
    if (!current || (id !== undefined && id !== current.id)) return;
    clearTimeout(timer);
    timer = undefined;
    set(null);
  }
  /** While the pointer or the focus is on it, time stands still. */
  function pause(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= Date.now() - startedAt;
  }
  function resume(): void {
    if (current && timer === undefined) run();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { show, dismiss, pause, resume, subscribe, read: () => current };
}

export const toasts = createToastStore();

/** `showToast({ title: 'Saved', description: '…', variant: 'destructive' })`, from anywhere. */
export const showToast = toasts.show;
