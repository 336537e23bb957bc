import type { Channel } from '#contract/assistant';
import type { Form } from '#coach/brief';
import { readLayout } from '#coach/score/layout';
import { countWords, measure, smsSegments, speakingSeconds, windowFor, type Window } from './windows.ts';

type Span = { start: number; end: number };
// The draft as it was written, and which part of it its window counts.
type Written = { content: string; core?: Span | undefined };
export type Length = { window: Window; value: number; isInside: boolean; words: number; characters: number; segments: number; seconds: number; core: Span };

// The counted part of a text: what was written round it stays outside for as long as it still stands there.
export function coreOf(body: string, { content, core }: Written): Span {
  const layout = readLayout(body).body;
  if (!core) return layout;
  const [head, tail] = [content.slice(0, core.start), content.slice(core.end)];
  const hasHead = body.startsWith(head);
  const hasTail = body.endsWith(tail) && body.length >= tail.length + (hasHead ? head.length : 0);
  const start = hasHead ? head.length : layout.start;
  return { start, end: Math.max(start, hasTail ? body.length - tail.length : layout.end) };
}

// Counted as the window counts: by every way in which people count, and only a text that satisfies all of them is inside.
export function lengthOf(body: string, written: Written, form: Pick<Form, 'emailLength' | 'linkedinMode'> & { channel: Channel }, window = windowFor(form)): Length {
  const core = coreOf(body, written);
  const said = body.slice(core.start, core.end).trim();
  const { low, high } = measure(said, window.unit);
  const isInside = low >= window.min && high <= window.max;
  const usual = window.unit === 'words' ? countWords(said) : low;
  const value = low < window.min ? low : high > window.max ? high : Math.min(Math.max(usual, window.min), window.max);
  const whole = body.trim();
  return { window, value, isInside, words: countWords(whole), characters: Array.from(whole).length, segments: smsSegments(whole), seconds: speakingSeconds(whole), core };
}
