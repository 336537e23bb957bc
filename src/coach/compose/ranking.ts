import type { Made, Piece, PlanSlot, Setting } from './pieces.ts';
import { rotate } from './rotation.ts';

const smallest = (pieces: Made[]) => pieces.reduce((least, piece) => Math.min(least, piece.high), Infinity);

// How far a fragment is from its turn, from 0 (now) to 1. Only what can still fit takes a turn;
// otherwise the turns of the others would all fall on a few short ones.
const turnsOf = (pool: string, pieces: Made[], setting: Setting): Map<string, number> => {
  const ids = new Set<string>();
  for (const { id } of pieces) ids.add(id);
  const turns = new Map<string, number>();
  for (const id of rotate([...ids], `${setting.key}/${pool}`, setting.seed)) turns.set(id, ids.size < 2 ? 0 : turns.size / ids.size);
  return turns;
};

export const rankPieces = (slots: PlanSlot[], made: Made[][], { setting, max }: { setting: Setting; max: number }): Piece[][] => {
  const least = slots.map((slot, at) => (slot.need ? smallest(made[at]!) : 0));
  const needed = slots.reduce((sum, slot, at) => sum + (slot.need && made[at]!.length > 0 ? Math.min(least[at]!, max) : 0), 0);
  const fitting = slots.map((_, at) => {
    const room = max - needed + least[at]!;
    return made[at]!.filter((piece) => piece.high <= room);
  });
  const turns = new Map<string, Map<string, number>>();
  for (const { pool } of slots) if (!turns.has(pool)) turns.set(pool, turnsOf(pool, slots.flatMap((slot, at) => (slot.pool === pool ? fitting[at]! : [])), setting));
  // Slots of one pool share it out like cards, so that nothing is said twice.
  return slots.map(({ pool, worth }, at) => {
    const sharers = slots.flatMap((slot, other) => (slot.pool === pool ? [other] : []));
    const order = turns.get(pool)!;
    const place = sharers.indexOf(at);
    const mine: Piece[] = [];
    for (const piece of fitting[at]!) {
      const turn = order.get(piece.id)!;
      if (Math.round(turn * order.size) % sharers.length === place) mine.push({ ...piece, turn, score: worth + piece.bonus - piece.cost - piece.drift + 2 * (1 - turn) });
    }
    return mine;
  });
};
