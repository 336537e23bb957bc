import type { ScoreForm } from '#coach/score/reading';
import type { Kind } from './form.ts';
import type { Version } from './version.ts';

// The same form that the server scores by: the Sales Brain and the thread count too.
export function formOf({ draft, asked, subject }: Version, kind: Kind, brain: ScoreForm['brain']): ScoreForm {
  const { emailLength, linkedinMode, thread } = asked;
  const form: ScoreForm = { channel: draft.channel, emailLength, linkedinMode, brain: brain ?? {}, ...(draft.channel === 'email' && subject && { subject }) };
  if (kind === 'outbound') return { ...form, stage: 'first' };
  if (kind === 'proposal') return { ...form, stage: 'proposal' };
  if (kind !== 'rewrite') return { ...form, stage: 'reply', thread };
  return thread.trim() === '' ? form : { ...form, stage: 'reply', thread };
}
