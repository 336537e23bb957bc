import { measure, type Window } from '#coach/compose/windows';
import { sentencesOf } from './facts.ts';
import { worthOf } from './prune.ts';

// A text far over its window is cut to about a third more in one pass, so that every length is answered quickly.
const ROOM = 1.35;
// Characters of a word, with its space, that is very long.
const LONG_WORD = 12;

export function condense(core: string, window: Window): string {
  const most = window.max * ROOM;
  const fits = measure(core, window.unit).high <= Math.max(window.max * 1.45, window.max + 40);
  const longest = window.unit === 'words' ? most * LONG_WORD : Infinity;
  if (fits && core.length <= longest) return core;
  // Few words and yet a book: runs of signs, which no sentence ends.
  if (fits) return cutAt(core, most, window);
  const seen = new Set<string>();
  const rated = sentencesOf(core).flatMap((sentence, at, all) => {
    const text = core.slice(sentence.start, sentence.end);
    const key = text.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ at, text, size: sizeOf(text, window), paragraph: sentence.paragraph, worth: worthOf(core, sentence, all.length - at) / Math.sqrt(sizeOf(text, window)) }];
  });
  let room = most;
  const kept = rated.toSorted((a, b) => b.worth - a.worth || a.at - b.at).filter(({ size }) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
  if (kept.length === 0) return cutAt(core, most, window);
  const ordered = kept.toSorted((a, b) => a.at - b.at);
  return ordered.map(({ text, paragraph }, at) => (at === 0 ? text : (paragraph === ordered[at - 1]!.paragraph ? ' ' : '\n\n') + text)).join('');
}

const sizeOf = (text: string, { unit }: Window) => (unit === 'words' ? text.split(/\s+/).length : text.length + 1);

// No sentence fits: the text has no full stop for a long way.
function cutAt(core: string, most: number, { unit }: Window): string {
  const parts = core.slice(0, unit === 'words' ? 12_000 : most * 2).split(/\s+/);
  let size = 0;
  const kept = parts.filter((part) => (size += unit === 'words' ? 1 : part.length + 1) <= most);
  return (kept.length > 0 ? kept.join(' ') : core).slice(0, Math.floor(unit === 'words' ? most * 12 : most));
}
