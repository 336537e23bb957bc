import { composeDraft } from '#coach/compose/compose';
import type { Brain, Draft, DraftRequest } from '#coach/brief';
import { guardText } from '#coach/guard/guard';
import { traps, type Trap } from './traps.ts';
import { brains } from '../drafts/brains.ts';
import { requestFrom } from '../drafts/requests.ts';

export type GroundingResult = { cases: number; placeholders: number; ungrounded: number; leaks: number; gapsMissed: number; failures: string[] };
const now = new Date('2026-11-21T09:00:00Z');

// Read apart from the coach's guard: figures, addresses and days that nobody gave.
const strangers = (text: string, inputs: string) =>
  (text.match(/\d[\d.,]*\d|\d|https?:\/\/\S+|[\w.]+@[\w.]+|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|April|June|July|August|September|October|November|December)\b/g) ?? []).filter((found) => !inputs.includes(found.replace(/[.,]$/, '')));
const open = /\[[^\]]*\]|\{[^}]*\}|<[A-Za-z][^>]*>|\bXX+\b|\bYour Name\b|\bundefined\b|\bnull\b/;

const inputsOf = (brain: Brain, request: DraftRequest) => [...Object.values(brain).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))), ...Object.values(request).map(String)];
type Judged = { placeholders: number; ungrounded: number; leaks: number; gapsMissed: number; failure: string | null };
const judge = (draft: Draft, brain: Brain, { trap, request }: { trap: Trap; request: DraftRequest }): Judged => {
  const text = `${draft.subject ?? ''}\n${draft.body}`;
  const inputs = inputsOf(brain, request);
  const placeholders = open.test(text) ? 1 : 0;
  const faults = guardText(text, { inputs, meetingLink: request.meetingLink, signature: request.signature }).map(({ kind, quote }) => `${kind} "${quote}"`);
  const odd = [...strangers(text, inputs.join('\n')), ...faults];
  const leaks = (trap.never ?? []).filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
  const missed = trap.gap && !brain[trap.gap] && !draft.gaps.some(({ field }) => field === trap.gap) ? 1 : 0;
  const failed = placeholders + odd.length + leaks.length + missed > 0;
  return { placeholders, ungrounded: odd.length > 0 ? 1 : 0, leaks: leaks.length, gapsMissed: missed, failure: failed ? `${trap.text.slice(0, 40)}: ${[...odd, ...leaks, missed ? `no gap for ${trap.gap!}` : ''].join(', ')}` : null };
};

// Fifteen traps for ten sellers: each asks for something that the draft might be tempted to invent.
export const runGrounding = (): GroundingResult => {
  const result: GroundingResult = { cases: 0, placeholders: 0, ungrounded: 0, leaks: 0, gapsMissed: 0, failures: [] };
  for (const [row, brain] of brains.entries())
    for (const [column, trap] of traps.entries()) {
      const request = requestFrom(trap.kind === 'outbound' ? { kind: 'outbound', target: trap.text } : trap.kind === 'objection' ? { kind: 'objection', objection: trap.text } : { kind: 'reply', inbound: trap.text }, { channel: trap.channel ?? 'email' });
      const judged = judge(composeDraft(request, { brain, now, seed: row * 17 + column }), brain, { trap, request });
      result.cases++;
      result.placeholders += judged.placeholders;
      result.ungrounded += judged.ungrounded;
      result.leaks += judged.leaks;
      result.gapsMissed += judged.gapsMissed;
      if (judged.failure) result.failures.push(judged.failure);
    }
  return result;
};
