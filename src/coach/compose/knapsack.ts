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
type Layer = { reached: number[]; choice: Int16Array };

// A state is a smallest count and how far the largest is above it, as one index: low * wide + extra.
const step = <O extends Option>({ reached, scores }: { reached: number[]; scores: Float64Array }, options: O[], { need, wide, max }: { need: boolean; wide: number; max: number }) => {
  const next = new Float64Array(scores.length).fill(-Infinity);
  const choice = new Int16Array(scores.length).fill(OUT);
  const found: number[] = [];
  const keep = (at: number, score: number, option: number) => {
    const known = next[at]!;
    if (known >= score) return;
    if (known === -Infinity) found.push(at);
    next[at] = score;
    choice[at] = option;
  };
  for (const state of reached) {
    const score = scores[state]!;
    if (!need) keep(state, score, OUT);
    const extra = state % wide;
    const high = (state - extra) / wide + extra;
    for (let option = 0; option < options.length; option++) {
      const one = options[option]!;
      if (high + one.high <= max && extra + one.high - one.low < wide) keep(state + one.low * wide + one.high - one.low, score + one.score, option);
    }
  }
  return { reached: found, scores: next, choice };
};

// Exact: every reachable size is kept, so if a text inside the room exists, the best one is found.
export const chooseOptions = <O extends Option>(slots: Slot<O>[], room: Room): { at: number; option: O }[] | null => {
  const lists = slots.map((slot) => withoutDominated(slot.options));
  const most = lists.reduce((sum, list) => sum + list.reduce((widest, { low, high }) => Math.max(widest, high - low), 0), 0);
  const wide = Math.min(most, Math.max(0, room.max - room.min)) + 1;
  let state = { reached: [0], scores: new Float64Array((room.max + 1) * wide).fill(-Infinity) };
  state.scores[0] = 0;
  const layers: Layer[] = [];
  for (const [at, slot] of slots.entries()) {
    const made = step(state, lists[at]!, { need: slot.need, wide, max: room.max });
    layers.push(made);
    state = made;
  }
  const valueOf = (at: number) => state.scores[at]! - Math.abs(Math.floor(at / wide) - room.aim) * room.pull;
  const inside = state.reached.filter((at) => Math.floor(at / wide) >= room.min);
  if (inside.length === 0) return null;
  let at = inside.reduce((best, other) => (valueOf(other) > valueOf(best) ? other : best));
  const chosen: { at: number; option: O }[] = [];
  for (let slot = layers.length - 1; slot >= 0; slot--) {
    const taken = layers[slot]!.choice[at]!;
    if (taken === OUT) continue;
    const option = lists[slot]![taken]!;
    chosen.unshift({ at: slot, option });
    at -= option.low * wide + option.high - option.low;
  }
  return chosen;
};
