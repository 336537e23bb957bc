import type { BrainField } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { beginDialog, type DialogTurn, takeTurn } from '#coach/dialogs/dialog';
import type { Saved } from '#coach/dialogs/step';
import { type DialogKind, stepsOf } from '#coach/dialogs/step';
import people from './people.json' with { type: 'json' };

export type Person = { who: string; kind: string; brain: Record<string, string | undefined>; turns: string[]; holds: Record<string, string | undefined>; lacks?: Record<string, string | undefined> | undefined; done: boolean };
export type OnboardingResult = { people: number; turns: number; lost: string[]; broken: string[] };

const LONG = 'LONG:';
const LONG_CHARACTERS = 5000;
const COMPLETION_PHRASE = 'Your Sales Brain is now live';
const spell = (turn: string) => (turn.startsWith(LONG) ? turn.slice(LONG.length).repeat(100).slice(0, LONG_CHARACTERS) : turn);

// A state survives being stored, and a turn that's sent twice changes nothing.
function send(turn: DialogTurn, id: string, message: string): { turn: DialogTurn; fault: string } {
  const stored = JSON.parse(JSON.stringify(turn.state)) as DialogTurn['state'];
  const next = takeTurn(stored, { id, message });
  const again = takeTurn(JSON.parse(JSON.stringify(next.state)) as DialogTurn['state'], { id, message });
  const same = again.reply === next.reply && again.saved.length === 0 && JSON.stringify(again.state) === JSON.stringify(next.state);
  return { turn: next, fault: same ? '' : 'a repeated turn changed something' };
}

function judgeTurn(before: DialogTurn, after: DialogTurn, message: string): string[] {
  const faults: string[] = [];
  if (after.step < before.step) faults.push('went back');
  if (after.state.asked > 2) faults.push('asked more than twice');
  if (after.saved.length === 0 || after.saved.some((row) => row.raw !== message)) faults.push('the raw answer was not saved');
  if (after.reply.trim() === '' || /undefined|null|\[object/.test(after.reply)) faults.push('a broken reply');
  if (after.reply.includes(COMPLETION_PHRASE) && !(after.completed && after.state.kind === 'builder')) faults.push('said it was complete too early');
  const left = stepsOf(before.state.kind).slice(before.step, after.step - 1).flatMap((step) => step.fields);
  if (left.some((field) => after.state.answers[field] === undefined)) faults.push('jumped over a question');
  return faults;
}

export function runPerson(person: Person): { lost: string[]; broken: string[] } {
  const broken: string[] = [];
  let turn = beginDialog(person.kind as DialogKind, person.brain as Brain);
  const saved: Saved[] = [...turn.saved];
  for (const [at, written] of person.turns.entries()) {
    const message = spell(written);
    const sent = send(turn, `turn-${at}`, message);
    broken.push(...[sent.fault, ...judgeTurn(turn, sent.turn, message)].filter((fault) => fault !== '').map((fault) => `${person.who}: turn ${at + 1}: ${fault}`));
    saved.push(...sent.turn.saved);
    turn = sent.turn;
  }
  if (turn.completed !== person.done) broken.push(`${person.who}: ${turn.completed ? 'ended' : 'did not end'}, at step ${turn.step}`);
  const lost = Object.entries(person.holds)
    .filter(([field, part]) => {
      const kept = saved.findLast((row) => row.field === field && row.value !== null)?.value ?? '';
      return !(turn.state.answers[field as BrainField] ?? '').includes(part ?? '') || (kept !== '' && !kept.includes(part ?? ''));
    })
    .map(([field]) => `${person.who}: ${field} is ${JSON.stringify(turn.state.answers[field as BrainField])}`);
  for (const [field, part] of Object.entries(person.lacks ?? {})) if ((turn.state.answers[field as BrainField] ?? '').includes(part ?? '\u0000')) broken.push(`${person.who}: ${field} holds ${part}`);
  return { lost, broken };
}

// Scripted people with all sorts of habits; no answer of theirs may be lost.
export function runOnboarding(set: Person[] = people): OnboardingResult {
  const results = set.map(runPerson);
  return { people: set.length, turns: set.reduce((sum, person) => sum + person.turns.length, 0), lost: results.flatMap((one) => one.lost), broken: results.flatMap((one) => one.broken) };
}
