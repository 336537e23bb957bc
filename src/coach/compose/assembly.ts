import { chooseOptions, type Room } from './knapsack.ts';
import { makePieces, type Piece, type PlanSlot, type Setting } from './pieces.ts';
import { rankPieces } from './ranking.ts';
import { findRepeats } from './repeats.ts';
import { measure, type Window } from './windows.ts';

export type Chosen = { part: number; piece: Piece; slot: string }[];

const MOST_TRIES = 6;
const SHORT_LIST = 9;

// From the strictest room to the widest: with greeting and signature inside the window, then the body alone.
export const roomsFor = (window: Window, head: string, tail: string): Room[] => {
  const pull = window.unit === 'words' ? 0.035 : 0.008;
  const least = window.unit === 'words' ? 18 : 45;
  const sizeOf = (text: string) => (text === '' ? 0 : measure(text, window.unit).high + (window.unit === 'words' ? 0 : 2));
  // Pieces of text count a space each; the last one has none.
  const spare = window.unit === 'words' ? 0 : 1;
  const rooms: Room[] = [];
  for (const max of new Set([window.best, window.max]))
    for (const taken of new Set([sizeOf(head) + sizeOf(tail), sizeOf(head), 0]))
      if (max - taken - window.min >= least || taken === 0) rooms.push({ min: window.min + spare, max: max - taken + spare, aim: Math.min(window.aim, max - taken), pull });
  return rooms;
};

// A fragment may be used in a fifth of all turns; only where that leaves no good text, in more of them.
const SHARES = [0.21, 0.42, 1];
const inTurn = (pieces: Piece[], share: number) => {
  const now = pieces.filter(({ turn }) => turn < share);
  const best = now.toSorted((one, other) => other.score - one.score);
  return share === 1 ? [...new Set([...best.slice(0, SHORT_LIST), ...now.toSorted((one, other) => one.high - other.high).slice(0, 3)])] : best.slice(0, SHORT_LIST * 2);
};

const choose = (ranked: Piece[][], slots: PlanSlot[], { room, banned }: { room: Room; banned: Set<string> }) =>
  chooseOptions(
    slots.map((slot, at) => ({ need: slot.need && ranked[at]!.length > 0, options: banned.size === 0 ? ranked[at]! : ranked[at]!.filter((piece) => !banned.has(piece.id)) })),
    room,
  );

type Found = { chosen: Chosen; repeats: number };
const search = (slots: PlanSlot[], ranked: Piece[][], room: Room): Found | null => {
  const banned = new Set<string>();
  let best: Found | null = null;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const picks = choose(ranked, slots, { room, banned });
    if (!picks) break;
    const chosen = picks.map(({ at, option }) => ({ part: slots[at]!.part, slot: slots[at]!.name, piece: option }));
    const weak = findRepeats(chosen.map(({ piece }) => piece));
    if (!best || weak.length < best.repeats) best = { chosen, repeats: weak.length };
    if (weak.length === 0) return best;
    for (const piece of weak) banned.add(piece.id);
  }
  return best;
};

export const assemble = (slots: PlanSlot[], setting: Setting, rooms: Room[]): Chosen | null => {
  const made = makePieces(slots, setting);
  for (const room of rooms) {
    const ranked = rankPieces(slots, made, { setting, max: room.max });
    let best: Found | null = null;
    for (const share of SHARES) {
      const found = search(slots, ranked.map((pieces) => inTurn(pieces, share)), room);
      if (found && (!best || found.repeats < best.repeats)) best = found;
      if (best?.repeats === 0) break;
    }
    best ??= search(slots, ranked, room);
    if (best) return best.chosen;
  }
  return null;
};
