import type { Made, Piece, PlanSlot, Setting } from './pieces.ts';
import { rotate } from './rotation.ts';

const smallest = (pieces: Made[]) => pieces.reduce((least, piece) => Math.min(least, piece.high), Infinity);

// How far a fragment is from its turn, from 0 (now) to 1. Only what can still fit takes a turn;
// otherwise the turns of the others would all fall on a few short ones.
const turnsOf = (pool: string, pieces: Made[], setting: Setting): Map<string, number> => {
  const ids = [...new Set(pieces.map((piece) => piece.id))];
  return new Map(rotate(ids, `${setting.key}/${pool}`, setting.seed).map((id, place) => [id, ids.length < 2 ? 0 : place / ids.length]));
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
    return fitting[at]!.flatMap((piece) => {
      const turn = order.get(piece.id)!;
      const mine = Math.round(turn * order.size) % sharers.length === sharers.indexOf(at);
      return mine ? [{ ...piece, turn, score: worth + piece.bonus - piece.cost - piece.drift + 2 * (1 - turn) }] : [];
    });
  });
};
