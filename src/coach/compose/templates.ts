import { raiseStart } from '#coach/facts/shape';
import type { Value } from './blanks.ts';

// A line of the library taken apart at its blanks. `raised` blanks begin a sentence, `before` is what stands in front of them.
type Blank = { before: string; name: string; raised: boolean };
export type Template = { blanks: Blank[]; end: string };

export const readTemplate = (text: string): Template => {
  const blanks: Blank[] = [];
  let from = 0;
  for (const { 0: blank, 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    blanks.push({ before: text.slice(from, index), name, raised: index === 0 || /[.!?] $/.test(text.slice(0, index)) });
    from = index + blank.length;
  }
  return { blanks, end: text.slice(from) };
};

// A fact that ends its sentence brings its own full stop.
const oneStop = (text: string) => (text.endsWith('.') ? text.replace(/([.!?])\.$/, '$1') : text);

// Facts go in last and are only raised to a capital where they begin a sentence.
export const fillTemplate = ({ blanks, end }: Template, values: Record<string, Value>, smooth: (value: string) => string): string => {
  let text = '';
  for (const { before, name, raised } of blanks) {
    const value = smooth(values[name]!.text);
    text += before + (raised ? raiseStart(value) : value);
  }
  return oneStop(text + end);
};

// The words of the library, with the topics it speaks of, but without anybody's facts.
export const ownWords = ({ blanks, end }: Template, values: Record<string, Value>): string => {
  let text = '';
  for (const { before, name } of blanks) text += before + (/^topics?$/i.test(name) ? values[name]!.text : ' ');
  return text + end;
};
