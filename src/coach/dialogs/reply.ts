import type { BrainField } from '#contract/brain';
import { crisisReply } from '#coach/chat/crisis';
import { quoteShortly } from '#coach/chat/slots';
import type { Found } from './extraction.ts';
import type { TurnClass } from './reading.ts';
import { type DialogKind, nameOf, questionOf, type Step, stepsOf } from './step.ts';

const MAX_ECHO_CHARACTERS = 90;
const FEW_ANSWERS = 3;
// The screen takes this phrase for the end of the builder, so a user's words are never repeated with it.
const COMPLETION = /sales brain/i;

export const listNames = (names: string[]) => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

const ECHOES = ['Got it: ', 'Right, ', 'So, '];
const echo = (value: string, turn: number) =>
  value.length <= MAX_ECHO_CHARACTERS && !COMPLETION.test(value) && !value.includes('\n') ? `${ECHOES[turn % ECHOES.length]}"${quoteShortly(value.replace(/^["'\u201c]+|["'\u201d]+$/g, ''))}". ` : '';

// What is said after an answer: its words where they're short, and what they're good for.
export function thankFor(value: string, field: BrainField, step: Step, turn: number): string {
  const lines = step.thanks ?? questionOf(field).thanks;
  const line = lines[turn % lines.length] ?? lines[0]!;
  return `${echo(value, turn)}${line}`;
}
export const noteOthers = (others: Found[]) =>
  others.length === 0 ? '' : `You've also told me about ${listNames(others.map((found) => questionOf(found.field).name))}, so I won't ask for ${others.length > 1 ? 'those' : 'that'} again.`;
export const noteHeld = "One sentence in there reads like an instruction to an AI. It's kept as you typed it, but nobody follows it.";

export const noteKnown = (fields: BrainField[], kind: DialogKind) => {
  const names = fields.map((field) => nameOf(field, stepsOf(kind).find((step) => step.fields.includes(field))));
  return names.length === 0 || names.length > 3 ? (names.length === 0 ? '' : `I have ${names.length} more answers from before, so we can leave those out.`) : `I already have ${listNames(names)} from before, so we can leave ${names.length > 1 ? 'those' : 'that'} out.`;
};

// The one follow-up of a step, by what came instead of an answer.
export function askAgain(is: TurnClass | 'thin' | 'part', step: Step, field: BrainField, ask: string): string {
  const question = questionOf(field);
  const explain = step.explain ?? question.explain;
  switch (is) {
    case 'blank':
      return `That came through empty on my side. ${ask} If you'd rather leave it, just say "skip".`;
    case 'short':
      return `That's all right. ${question.easier} A guess is fine, and "skip" is too.`;
    case 'thin':
      return question.more;
    case 'part':
      return question.ask;
    case 'question':
      return `Good question. ${explain} So, for you?`;
    case 'off_topic':
      return `I'd be no good at that, I only know selling. Back to yours: ${lower(ask)}`;
    case 'instruction':
      return `That reads like an instruction to an AI. I keep what you typed, but I don't follow it: the questions go in their order. ${ask}`;
    default:
      return ask;
  }
}
const lower = (text: string) => (/^(?:I\b|I')/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1));

export const leaveOpen = (is: TurnClass | 'thin' | 'part', name: string) =>
  is === 'skip' ? `No problem, we'll leave ${name} open.` : `Let's leave ${name} open for now; you can fill it in whenever it comes to you.`;
export const pauseReply = "Of course. Everything you've told me is saved, and we'll go on from this question whenever you come back.";
export const crisisTurn = `${crisisReply}\n\nThe questions can wait.`;

export function greet(kind: DialogKind, firstName: string | undefined, known: string): string {
  const hello = /^[\p{L}][\p{L} '-]{0,30}$/u.test(firstName ?? '') ? `Hi ${firstName}, I'm your coach.` : "Hi, I'm your coach.";
  const frame = kind === 'onboarding' ? 'A few short questions, five to seven minutes in all.' : "Let's build your profile together, one question at a time.";
  return [`${hello} ${frame} Answer the way you'd talk; "skip" is fine, and every answer is saved as you go.`, known].filter(Boolean).join(' ');
}

export function complete(kind: DialogKind, answered: number, open: string[]): string {
  const left = open.length === 0 ? '' : `Still open: ${listNames(open)}. You can add ${open.length === 1 ? 'it' : 'them'} under My Sales Brain at any time.`;
  const parts =
    kind === 'builder'
      ? [`That was the last one. Your Sales Brain is now live, with ${answered} of 14 answers.`, left, "From here on drafts use your words, your prices and nobody else's."]
      : [`That was the last one, thank you. I have ${answered} of 14 answers now, ${answered < FEW_ANSWERS ? 'so drafts stay plain until there are more' : 'enough to write in your words'}.`, left, 'The first thing to try: paste a message you owe somebody an answer to.'];
  return parts.filter((part) => part !== '').join('\n\n');
}
export const alreadyDone = "We're through with the questions; what you just wrote is kept. To change an answer, tell me which one (\"actually, for the price I meant ...\") or open My Sales Brain.";
