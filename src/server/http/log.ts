// What went wrong, and never with what values: a failed statement carries its parameters, and they may hold a message or
// the address of a reset link.
export function describeFault(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error.cause instanceof Error) return describeFault(error.cause);
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}
