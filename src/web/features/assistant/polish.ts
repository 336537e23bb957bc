import { useState } from 'react';
import type { RewriteChip } from '#contract/assistant';
import type { Change } from '#coach/rewrite/changes';
import { useSession } from '#web/lib/session.ts';
import { authorOf } from './author.ts';
import type { Kind } from './form.ts';
import { formOf } from './score-form.ts';
import { edit, type Version } from './version.ts';

export type Range = { start: number; end: number };
// What the last small change did, so that it can be looked at.
export type Polished = { said: string; before: string; after: string; changes: Change[] };
export const chips: { chip: RewriteChip; label: string }[] = [
  { chip: 'shorter', label: 'Shorter' },
  { chip: 'longer', label: 'Longer' },
  { chip: 'friendlier', label: 'Friendlier' },
  { chip: 'formal', label: 'More formal' },
  { chip: 'simpler', label: 'Simpler' },
];

const load = async () => {
  const [{ applyChip }, { rewriteSelection }] = await Promise.all([import('#coach/rewrite/chips'), import('#coach/rewrite/selection')]);
  return { applyChip, rewriteSelection };
};
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

// The signature is never read or changed: it is taken off before and put back after.
function splitSignature(body: string, signature: string): [string, string] {
  const tail = signature.trim();
  const text = body.trimEnd();
  if (tail === '' || !text.endsWith(tail)) return [body, ''];
  const rest = text.slice(0, -tail.length);
  return [rest.trimEnd(), rest.slice(rest.trimEnd().length) + tail];
}

type Desk = { version: Version; kind: Kind; onChange: (version: Version) => void };

// Small changes by rule, right here: they cost no message, need no network, and Undo takes each back.
export function usePolish({ version, kind, onChange }: Desk) {
  const { profile } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [polished, setPolished] = useState<Polished | null>(null);

  const work = async (make: (tools: Awaited<ReturnType<typeof load>>) => Polished) => {
    setIsBusy(true);
    try {
      const next = make(await load());
      if (next.after !== next.before) onChange(edit(version, { body: next.after }, false));
      setPolished(next);
    } catch {
      setPolished({ said: 'That part of the app could not be loaded. Nothing was changed; please try again.', before: version.body, after: version.body, changes: [] });
    } finally {
      setIsBusy(false);
    }
  };
  const changeBy = (chip: RewriteChip, label: string) =>
    work(({ applyChip }) => {
      const { body, past, asked } = version;
      const [text, signature] = splitSignature(body, asked.signature);
      const brain = authorOf(profile);
      const made = applyChip(chip, { text, form: formOf(version, kind, brain), brain, seed: past.length });
      const link = asked.meetingLink.trim();
      if (link !== '' && text.includes(link) && !made.text.includes(link)) return { said: 'It can’t be done without losing your meeting link.', before: body, after: body, changes: [] };
      const after = made.said === null ? made.text + signature : body;
      return { said: made.said ?? `${label}: ${countWords(body)} words before, ${countWords(after)} now.`, before: body, after, changes: made.changes };
    });
  const rewritePart = ({ start, end }: Range) =>
    work(({ rewriteSelection }) => {
      const { body, asked, draft } = version;
      const { emailLength, linkedinMode, thread } = asked;
      const request = { kind: 'rewrite', message: body, goal: 'clear', thread, channel: draft.channel, emailLength, linkedinMode, meetingLink: '', signature: '' } as const;
      const made = rewriteSelection(request, { start, end }, { brain: authorOf(profile), now: new Date(), seed: 0 });
      const said = made.body === body ? 'Nothing in this part would be better by rule. It is unchanged.' : 'Only the part that you chose was rewritten.';
      return { said, before: body, after: made.body, changes: made.changes };
    });
  return { changeBy, rewritePart, isBusy, polished, forget: () => setPolished(null) };
}
