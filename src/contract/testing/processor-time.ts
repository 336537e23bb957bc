// What a fixed piece of work of the same kind, letters, patterns and maps, takes on the machine for which the limits were set.
const REFERENCE_MS = 6;
const text = Array.from({ length: 20_000 }, (_, n) => `word${(n * 7919) % 997}`).join(' ');
function doReferenceWork() {
  const seen = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) for (let n = 3; n < 7; n += 1) seen.set(word.slice(0, n), (seen.get(word.slice(0, n)) ?? 0) + 1);
  return seen.size;
}

function spend(work: () => unknown) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// How long this process works at something, least of so many times. A slower or busier machine takes longer for the fixed
// work too, and by as much the time is put right: what else runs there must not fail a test.
export function processorMs(work: () => unknown, times = 5): number {
  const pairs = Array.from({ length: times }, () => ({ fixed: spend(doReferenceWork), own: spend(work) }));
  const slower = Math.max(1, Math.min(...pairs.map(({ fixed }) => fixed)) / REFERENCE_MS);
  return Math.min(...pairs.map(({ own }) => own)) / slower;
}
