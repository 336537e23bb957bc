import type { RewriteGoal } from '#contract/assistant';
import type { Brain, DraftContext, Score } from '#coach/brief';
import { fitsWindow, windowFor } from '#coach/compose/windows';
import { everyFactFrom, factsOf, lostFacts } from '#coach/rewrite/facts';
import { splitLetter } from '#coach/rewrite/letter';
import { rewriteMessage, type Compose, type Rewrite, type RewriteRequest } from '#coach/rewrite/rewrite';
import { readingGrade } from '#coach/score/rules/ease';
import { addUp } from '#coach/score/score';
import { readMessage, type ScoreForm } from '#coach/score/reading';
import { messages } from './content/messages.ts';

export type RewritingResult = { cases: number; scoreHeld: number; factsKept: number; grounded: number; inWindow: number; goalMet: number; faults: string[] };
export type Case = { title: string; request: RewriteRequest; reply: boolean };

export function readCases(): Case[] {
  return messages.split(/^# /m).slice(1).flatMap((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [kind = '', title = ''] = head.split('|').map((part) => part.trim());
    const [place = '', emailLength = 'medium', stage = 'first', goals = ''] = kind.split(' ');
    const [channel, mode] = place.split('_');
    const linkedinMode = mode === 'connection' ? 'connection_request' : 'dm';
    const message = lines.join('\n').trim();
    return goals.split(',').map((goal) => ({
      title: `${title} (${goal})`,
      reply: stage === 'reply',
      request: { kind: 'rewrite', message, goal: goal as RewriteGoal, thread: stage === 'reply' ? 'Thank you, I have read it.' : '', channel, emailLength, linkedinMode, meetingLink: '', signature: '' } as RewriteRequest,
    }));
  });
}

const brain: Brain = {};
const context: DraftContext = { brain, now: new Date('2026-03-02T09:00:00Z'), seed: 0 };

export function runRewriting(compose?: Compose): RewritingResult {
  const result: RewritingResult = { cases: 0, scoreHeld: 0, factsKept: 0, grounded: 0, inWindow: 0, goalMet: 0, faults: [] };
  for (const one of readCases()) {
    const verdict = judge(one, rewriteMessage(one.request, context, compose));
    result.cases += 1;
    for (const key of ['scoreHeld', 'factsKept', 'grounded', 'inWindow', 'goalMet'] as const) {
      result[key] += verdict[key] ? 1 : 0;
      if (!verdict[key]) result.faults.push(`${key}: ${one.title}${verdict.note[key] ?? ''}`);
    }
  }
  return result;
}

type Verdict = Record<'scoreHeld' | 'factsKept' | 'grounded' | 'inWindow' | 'goalMet', boolean> & { note: Partial<Record<string, string>> };
export function judge({ request }: Case, rewrite: Rewrite): Verdict {
  const said = `${rewrite.subject ?? ''}\n${rewrite.body}`;
  const lost = lostFacts(factsOf(splitLetter(request.message, '').core).filter((fact) => !/^(?:First|Last|Name|Company|Your)$/.test(fact)), said);
  const told = rewrite.notices.join('\n');
  return {
    scoreHeld: rewrite.score.scores.overall >= rewrite.original.scores.overall,
    // A text over its window has to leave something out; then it must say so.
    factsKept: lost.every((fact) => told.includes(fact)) && (lost.length === 0 || told.includes('Left out to fit')),
    grounded: everyFactFrom(request.message)(splitLetter(rewrite.body, '').core),
    inWindow: fitsOrStaysShort(request, rewrite),
    goalMet: goalMet(request, rewrite),
    note: { scoreHeld: ` ${rewrite.original.scores.overall} → ${rewrite.score.scores.overall}`, factsKept: ` lost ${lost.join(', ')}` },
  };
}

// School grades up to this are read without effort; without its padding a short text has fewer short words to count.
const EASY = 6;

// Never over the most. Below the least only what says no more, and then it is said; nothing is added to reach it.
function fitsOrStaysShort(request: RewriteRequest, { body, notices }: Rewrite): boolean {
  const window = windowFor(request);
  const core = splitLetter(body, request.signature).core;
  if (fitsWindow(core, window)) return true;
  const words = (text: string) => text.split(/\s+/).length;
  return fitsWindow(core, { ...window, min: 0 }) && words(core) <= words(request.message) + 8 && notices.some((one) => one.includes('nothing was added to fill it'));
}

function goalMet(request: RewriteRequest, { body, original, score }: Rewrite): boolean {
  const form: ScoreForm = { channel: request.channel, emailLength: request.emailLength, linkedinMode: request.linkedinMode };
  const [before, after] = [readMessage(request.message, form), readMessage(body, form)];
  const [was, is] = [before.words.length, after.words.length];
  if (request.goal === 'concise') return is <= was * 0.9 || atLeast(request, body);
  if (request.goal === 'clear') return clarity(score) >= Math.min(clarity(original), 7.5) && readingGrade(after) <= Math.max(readingGrade(before) + 0.5, EASY);
  if (request.goal === 'persuasive') return sold(score) > sold(original) || (sold(original) >= 15 && sold(score) >= 15);
  return gained(original, score, 'tone') && !/!!|\b(?:u|ur|pls|lol|gonna|wanna)\b/i.test(body);
}

// How clear it is, whatever its length: a text that lost what pushed is shorter, and not less clear.
const clarity = ({ findings }: Score) => addUp(findings.filter(({ rule }) => !['length-fits', 'too-long', 'too-short'].includes(rule))).clarity;
const sold = ({ scores }: Score) => scores.persuasiveness + scores.cta;
// What is clear already (7.5 and more) may lose a tenth to the length that was asked for.
const gained = (before: Score, after: Score, dimension: 'clarity' | 'tone') => after.scores[dimension] >= Math.min(before.scores[dimension], 7.5);
// A text that stands near the least its length allows can't be made more concise.
const atLeast = (request: RewriteRequest, body: string) => {
  const window = windowFor(request);
  return !fitsWindow(splitLetter(body, '').core, { ...window, min: Math.round(window.min * 1.25) });
};
