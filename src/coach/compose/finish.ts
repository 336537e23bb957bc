import type { Draft, Why } from '#coach/brief';
import { assemble, roomsFor, type Chosen } from './assembly.ts';
import { endsOf, joinEnds, type Ends } from './ends.ts';
import type { Piece, Setting } from './pieces.ts';
import type { Job, Plan } from './plan.ts';
import { writeSubject } from './subject.ts';
import { askStyle, bannedPattern, isHome, toneOf } from './voice.ts';
import { windowFor, type Window } from './windows.ts';

const letters = { email: 'e', linkedin: 'l', sms: 's', voicemail: 'v' } as const;
const settingFor = (plan: Plan, ends: Ends, { form, context }: Job): Setting => ({
  window: windowFor(form),
  tone: toneOf(context.brain),
  style: askStyle(context.brain),
  letter: form.channel === 'linkedin' && form.linkedinMode === 'connection_request' ? 'k' : letters[form.channel],
  contractions: context.brain.voice?.contractions !== false,
  banned: bannedPattern(context.brain.voice?.neverUse),
  sentenceWords: context.brain.voice?.sentenceWords ?? null,
  home: isHome(context.brain, plan.message),
  blanks: plan.blanks,
  key: `${plan.kind}/${plan.name ?? ''}`,
  seed: Number.isFinite(context.seed) ? Math.abs(Math.trunc(context.seed)) : 0,
});

// After a greeting in the same line the sentence goes on in lower case, unless it begins with 'I' or with a name.
const goOn = (piece: Piece): string => (/^(?:I(?:$|[ '])|\P{Lu})/u.test(piece.own) ? piece.text : piece.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));

const layOut = (chosen: Chosen, { head, inline }: Ends, email: boolean) => {
  const parts = new Map<number, string[]>();
  for (const [at, { part, piece }] of chosen.entries()) parts.set(email ? part : 0, [...(parts.get(email ? part : 0) ?? []), at === 0 && inline && head !== '' ? goOn(piece) : piece.text]);
  return [...parts.entries()].toSorted(([one], [other]) => one - other).map(([, texts]) => texts.join(' ')).join(inline ? ' ' : '\n\n');
};
const uniqueWhys = (whys: Why[]) => [...new Map(whys.map((why) => [`${why.from}/${why.field}/${why.quote}`, why])).values()];

type Written = { plan: Plan; ends: Ends; chosen: Chosen; core: string };
const within = (window: Window, plan: Plan): Window => (plan.oneLine ? { ...window, min: 0, aim: 0 } : window);

// First as it should be; then with less; at the very end with words that the user would rather not see.
type Ease = 'none' | 'slots' | 'words';

const tryPlan = (plan: Plan, job: Job, ease: Ease): Written | null => {
  const ends = endsOf({ form: job.form, brain: job.context.brain, name: plan.name, bare: plan.bare, key: plan.kind, seed: job.context.seed });
  const setting = settingFor(plan, ends, job);
  const eased = ease === 'words' ? { ...setting, banned: null } : setting;
  const slots = ease !== 'none' ? plan.slots.map((slot) => ({ ...slot, need: slot.need && slot.name !== 'link' })) : plan.slots;
  const chosen = assemble(slots, eased, roomsFor(within(setting.window, plan), ends.head, ends.tail));
  return chosen && { plan, ends, chosen, core: layOut(chosen, ends, job.form.channel === 'email') };
};

// Plans are made one by one: mostly the first one fits.
const firstThatFits = (plans: Iterable<Plan>, job: Job): Written => {
  const made: Plan[] = [];
  for (const plan of plans) {
    made.push(plan);
    const written = tryPlan(plan, job, 'none');
    if (written) return written;
  }
  for (const ease of ['slots', 'words'] as const)
    for (const plan of made) {
      const written = tryPlan(plan, job, ease);
      if (written) return written;
    }
  throw new Error('no text fits: the library lacks short fragments');
};

// core is the body without greeting and signature; fragments tells which lines of the library were used.
export type Whole = Draft & { core: string; fragments: string[] };
export const finishDraft = (plans: Iterable<Plan>, job: Job): Whole => {
  const { plan, ends, chosen, core } = firstThatFits(plans, job);
  const subject = job.form.channel === 'email' ? writeSubject(plan, job) : undefined;
  return {
    ...(subject === undefined ? {} : { subject }),
    body: joinEnds(ends, core),
    gaps: plan.gaps,
    why: uniqueWhys([...chosen.flatMap(({ piece }) => piece.whys), ...plan.whys]),
    notices: plan.notices,
    core,
    fragments: chosen.map(({ piece }) => piece.id),
  };
};
