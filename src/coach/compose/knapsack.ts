// One option a slot, or none where the slot may stay empty. Sizes are pairs: the smallest and the largest of several counts.
export type Option = { low: number; high: number; score: number };
export type Slot<O extends Option> = { options: O[]; need: boolean };
export type Room = { min: number; max: number; aim: number; pull: number };

// Of options of one size only the best can be part of the best answer.
const withoutDominated = <O extends Option>(options: O[]) => {
  const best = new Map<number, O>();
  for (const option of options) {
    const key = option.low * 4096 + (option.high - option.low);
    const known = best.get(key);
    if (!known || known.score < option.score) best.set(key, option);
  }
  return [...best.values()];
};

const OUT = -1;
// Every slot's options side by side: how far each moves a state, and how wide and how high it is.
type List<O> = { options: O[]; moves: Int32Array; lows: Int32Array; highs: Int32Array; scores: Float64Array };
const layOut = <O extends Option>(options: O[], bits: number): List<O> => {
  const list = { options, moves: new Int32Array(options.length), lows: new Int32Array(options.length), highs: new Int32Array(options.length), scores: new Float64Array(options.length) };
  for (const [at, { low, high, score }] of options.entries()) {
    list.moves[at] = (low << bits) + high - low;
    list.lows[at] = low;
    list.highs[at] = high;
    list.scores[at] = score;
  }
  return list;
};

// A draft takes dozens of searches of much the same size, so their tables are used again. Only what was reached is ever
// read, and it is cleared after use.
const tables = { scores: [new Float64Array(0), new Float64Array(0)] as [Float64Array, Float64Array], choices: [] as Int16Array[] };
const makeRoom = (size: number, layers: number) => {
  if (tables.scores[0].length < size) {
    tables.scores = [new Float64Array(size).fill(-Infinity), new Float64Array(size).fill(-Infinity)];
    tables.choices = [];
  }
  while (tables.choices.length < layers) tables.choices.push(new Int16Array(tables.scores[0].length));
};

type Layer = { reached: number[]; scores: Float64Array; next: Float64Array; choice: Int16Array };
// What the slots that follow can still add: at most to the smallest count, and at least to the largest.
type Rest = { most: number; least: number };
const restsOf = <O extends Option>(slots: Slot<O>[]): Rest[] => {
  const rests: Rest[] = [{ most: 0, least: 0 }];
  for (const { options, need } of slots.toReversed()) {
    const { most, least } = rests[0]!;
    rests.unshift({
      most: most + options.reduce((widest, { low }) => Math.max(widest, low), 0),
      least: least + (need ? options.reduce((smallest, { high }) => Math.min(smallest, high), Infinity) : 0),
    });
  }
  return rests;
};

// A state is a smallest count and how far the largest is above it, side by side in one number. States from which no text inside the
// room can be reached any more are not followed.
const step = ({ reached, scores, next, choice }: Layer, { moves, lows, highs, scores: gains }: List<unknown>, { need, wide, bits, min, max }: { need: boolean; wide: number; bits: number; min: number; max: number }): number[] => {
  const found: number[] = [];
  const count = moves.length;
  for (let index = 0; index < reached.length; index++) {
    const state = reached[index]!;
    const score = scores[state]!;
    const low = state >> bits;
    const extra = state - (low << bits);
    const floor = min - low;
    const room = max - low - extra;
    const spread = wide - extra;
    if (!need && floor <= 0 && room >= 0 && next[state]! < score) {
      if (next[state] === -Infinity) found.push(state);
      next[state] = score;
      choice[state] = OUT;
    }
    for (let option = 0; option < count; option++) {
      const less = lows[option]!;
      const more = highs[option]!;
      if (more > room || less < floor || more - less >= spread) continue;
      const at = state + moves[option]!;
      const sum = score + gains[option]!;
      const known = next[at]!;
      if (known >= sum) continue;
      if (known === -Infinity) found.push(at);
      next[at] = sum;
      choice[at] = option;
    }
  }
  for (let index = 0; index < reached.length; index++) scores[reached[index]!] = -Infinity;
  return found;
};

const bestOf = (reached: number[], scores: Float64Array, { room, bits }: { room: Room; bits: number }): number | null => {
  let best: number | null = null;
  let most = -Infinity;
  for (const at of reached) {
    const low = at >> bits;
    const value = scores[at]! - Math.abs(low - room.aim) * room.pull;
    if (low >= room.min && (best === null || value > most)) [best, most] = [at, value];
  }
  return best;
};

// Exact: every reachable size is kept, so if a text inside the room exists, the best one is found.
export const chooseOptions = <O extends Option>(slots: Slot<O>[], room: Room): { at: number; option: O }[] | null => {
  const pruned = slots.map((slot) => withoutDominated(slot.options));
  const widest = pruned.reduce((sum, list) => sum + list.reduce((most, { low, high }) => Math.max(most, high - low), 0), 0);
  const wide = Math.min(widest, Math.max(0, room.max - room.min)) + 1;
  const bits = 32 - Math.clz32(wide - 1);
  const lists = pruned.map((options) => layOut(options, bits));
  makeRoom((room.max + 1) << bits, slots.length);
  let [scores, next] = tables.scores;
  let reached = [0];
  scores[0] = 0;
  const rests = restsOf(slots);
  for (const [at, { need }] of slots.entries()) {
    const { most, least } = rests[at + 1]!;
    reached = step({ reached, scores, next, choice: tables.choices[at]! }, lists[at]!, { need, wide, bits, min: room.min - most, max: room.max - least });
    [scores, next] = [next, scores];
  }
  const best = bestOf(reached, scores, { room, bits });
  for (const state of reached) scores[state] = -Infinity;
  if (best === null) return null;
  let at = best;
  const chosen: { at: number; option: O }[] = [];
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const taken = tables.choices[slot]![at]!;
    if (taken === OUT) continue;
    chosen.unshift({ at: slot, option: lists[slot]!.options[taken]! });
    at -= lists[slot]!.moves[taken]!;
  }
  return chosen;
};
