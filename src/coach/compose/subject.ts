import type { Job, Plan } from './plan.ts';
import { raiseStart } from '#coach/facts/shape';
import { subjects } from './content/subjects.ts';
import { rotate } from './rotation.ts';
import { bannedPattern } from './voice.ts';
import { countWords } from './windows.ts';

const MOST_CHARACTERS = 50;
const MOST_WORDS = 10;

// A subject with a blank is used only where its blank is known and it stays short.
export const writeSubject = (plan: Plan, job: Job): string => {
  const banned = bannedPattern(job.context.brain.voice?.neverUse);
  const lines = (subjects[plan.kind] ?? subjects.reply!).split('\n').map((line) => line.trim()).filter((line) => line !== '');
  const texts = lines.map((line) => {
    const text = line.replaceAll(/\{(\w+)\}/g, (blank, name: string) => plan.blanks[name]?.[0]?.text ?? blank);
    return /\{\w+\}/.test(text) || text.length > MOST_CHARACTERS || countWords(text) > MOST_WORDS || banned?.test(line) ? null : raiseStart(text);
  });
  const filled = texts.filter((text) => text !== null);
  // What names their own matter comes before what would fit anybody.
  const own = lines.flatMap((line, at) => (/\{(?!me\b|business\b|name\b|company\b)/.test(line) && texts[at] ? [texts[at]] : []));
  if (own.length > 0) return rotate(own, `${plan.kind}/subject`, job.context.seed)[0]!;
  return rotate(filled.length > 0 ? filled : ['Your message'], `${plan.kind}/subject`, job.context.seed)[0]!;
};
