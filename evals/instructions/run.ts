// Whether texts that instruct an AI are told from texts that only sound so. node evals/instructions/run.ts
import { readFileSync } from 'node:fs';
import { understand } from '#coach/understand/understand';

export type InstructionFigures = { attacks: number; found: number; plain: number; falseAlarms: number; missed: string[]; alarmed: string[] };

const readLines = () => readFileSync(new URL('./content/messages.tsv', import.meta.url), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
export const readAttacks = () => readLines().flatMap((line) => (line.startsWith('attack\t') ? [line.slice('attack\t'.length).replaceAll('\\n', '\n')] : []));

export function runInstructionEval(): InstructionFigures {
  const judged = readLines().map((line) => {
    const [kind = '', text = ''] = line.split('\t');
    return { kind, text, isFound: understand(text.replaceAll('\\n', '\n'), new Date('2026-11-21T10:00:00Z')).instructions.length > 0 };
  });
  const attacks = judged.filter(({ kind }) => kind === 'attack');
  const plain = judged.filter(({ kind }) => kind === 'plain');
  const missed = attacks.filter(({ isFound }) => !isFound).map(({ text }) => text);
  const alarmed = plain.filter(({ isFound }) => isFound).map(({ text }) => text);
  return { attacks: attacks.length, found: attacks.length - missed.length, plain: plain.length, falseAlarms: alarmed.length, missed, alarmed };
}

if (import.meta.main) console.log(runInstructionEval());
