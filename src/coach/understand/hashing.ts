// FNV-1a over a kind and one or more pieces of text, mixed once more at the end, as the number of a bucket.
export const BUCKETS = 16_384;

export const begin = (kind: string): number => 2_166_136_261 ^ kind.charCodeAt(0);

export function mix(state: number, text: string): number {
  let h = state;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  return h;
}

export const bucketOf = (state: number): number => (Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0) % BUCKETS;

export const hash = (kind: string, text: string): number => bucketOf(mix(begin(kind), text));
