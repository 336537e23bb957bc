interface OutsideEvent {
  target: EventTarget | null;
  preventDefault(): void;
}

/** For a dialog that only its own buttons end. */
export function holdOpen(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** A press on a toast is not a press beside the dialog, not even the one that closed the toast. */
export function ignoreToasts(event: OutsideEvent): void {
  const { target } = event;
  if (target instanceof Element && (!target.isConnected || target.closest('.toaster'))) event.preventDefault();
}
