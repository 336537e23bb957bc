// FNV-1a, 32 bits: the same text gives the same number everywhere.
export const hashText = (text: string) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};
const mixer = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
export const shuffle = <T>(items: readonly T[], seed: number): T[] => {
  const next = mixer(seed);
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
};

// Consecutive seeds put each item first once in a round, and each round has an order of its own:
// plain chance would bring some fragments twice as often as others.
export const rotate = <T>(items: readonly T[], key: string, seed: number): T[] => {
  if (items.length < 2) return [...items];
  const turn = Math.abs(Math.trunc(seed));
  const order = shuffle(items, hashText(`${key}/${Math.floor(turn / items.length)}`));
  const first = turn % items.length;
  return [...order.slice(first), ...order.slice(0, first)];
};
export const pickByTurn = <T>(items: readonly T[], key: string, seed: number): T => rotate(items, key, seed)[0]!;
