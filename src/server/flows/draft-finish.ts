import { brainFields } from '#contract/brain';
import type { Draft, DraftContext, DraftRequest, Why } from '#coach/brief';
import { endsOf } from '#coach/compose/ends';
import { noticesOf } from '#coach/compose/notices';
import { measure, windowFor } from '#coach/compose/windows';
import { describeChanges } from '#coach/rewrite/changes';
import { splitLetter } from '#coach/rewrite/letter';
import { scoreMessage } from '#coach/score/score';
import type { DraftAnswer } from '#server/prompts/draft-shape';
import type { Window } from '#server/prompts/draft';
import { scoreFormOf, type DraftCase, type TextEnds, type Written } from './draft-case.ts';

export function findEnds(request: DraftRequest, context: DraftContext, own: Draft): TextEnds {
  const link = request.meetingLink.trim();
  // The coach knows where a link doesn't belong: a first touch, a no, a booking link of theirs.
  const wanted = link !== '' && own.body.includes(link);
  const isShort = request.channel === 'sms' || (request.channel === 'linkedin' && request.linkedinMode === 'connection_request');
  const close = request.kind === 'rewrite' && request.signature.trim() === '' ? splitLetter(request.message, '').close : '';
  const { tail } = endsOf({ form: request, brain: context.brain, name: null, key: request.kind, seed: context.seed });
  return { link: wanted ? (isShort ? link : `You can pick a time here: ${link}`) : '', tail: close || tail, gap: isShort ? ' ' : '\n\n' };
}

// The model's own part is smaller by the line of the link.
export function windowForModel({ request, ends }: Pick<DraftCase, 'request' | 'ends'>): Window {
  const { unit, min, max } = windowFor(request);
  const taken = ends.link === '' ? 0 : measure(ends.gap + ends.link, unit).high;
  return { unit: unit === 'words' ? 'words' : 'characters', min: Math.max(0, min - taken), max: max - taken };
}

export const withLink = (body: string, { link, gap }: TextEnds) => (link === '' ? body : `${body}${gap}${link}`);
export const withEnds = (body: string, ends: TextEnds) => `${withLink(body, ends)}${ends.tail === '' ? '' : (ends.tail.includes('\n') ? '\n\n' : ends.gap) + ends.tail}`;

const MIN_SHARED_WORDS = 2;
const longWords = (text: string) => new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 8)));

// Which facts a model's text draws on: those whose own words it uses.
function findWhys(body: string, { context, own }: DraftCase): Why[] {
  const said = longWords(body);
  const isSaid = (quote: string) => {
    const words = [...longWords(quote)];
    return words.filter((word) => said.has(word)).length >= Math.min(MIN_SHARED_WORDS, Math.max(1, words.length));
  };
  const fromBrain = brainFields.flatMap((field): Why[] => {
    const quote = context.brain[field] ?? '';
    return quote !== '' && isSaid(quote) ? [{ from: 'brain', field, quote }] : [];
  });
  return [...fromBrain, ...own.draft.why.filter(({ from, quote }) => from === 'message' && isSaid(quote))];
}

export function finishAnswer(job: DraftCase, answer: DraftAnswer): Omit<Written, 'engine'> {
  const { request, context, own, understanding } = job;
  const body = withEnds(answer.body, job.ends);
  const subject = request.channel === 'email' ? (answer.subject ?? own.draft.subject) : undefined;
  const draft: Draft = { ...(subject !== undefined && { subject }), body, ...(own.draft.found && { found: own.draft.found }), gaps: own.draft.gaps, why: findWhys(body, job), notices: [] };
  // A model answers in the language of the message, so only the score has to be excused.
  const notices = noticesOf(request, { ...understanding, language: 'en' }, draft);
  if (understanding.language !== 'en') notices.push('The score is made for English texts.');
  const score = scoreMessage(body, scoreFormOf(request, context, subject));
  if (request.kind !== 'rewrite') return { draft: { ...draft, notices }, score };
  const changes = describeChanges(request.message, body, []);
  return { draft: { ...draft, notices }, score, ...(own.original && { original: own.original }), changes };
}
