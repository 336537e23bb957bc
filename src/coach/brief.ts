import type { BrainField } from '#contract/brain';
import type { Channel, Dimension, EmailLength, LinkedinMode, RewriteGoal } from '#contract/assistant';

// What the coach knows of its user. Every value is text that somebody typed, so it is data and may be anything.
export type Brain = Partial<Record<BrainField, string>> & {
  firstName?: string;
  businessName?: string;
  industry?: string;
  salesLevel?: 'beginner' | 'intermediate' | 'expert';
  website?: string;
  tone?: 'direct' | 'consultative' | 'storytelling' | 'relationship' | 'analytical' | 'other';
  goal?: string;
  voice?: Voice;
};
// 'My voice', learned from messages the user wrote.
export type Voice = {
  greeting?: string;
  signOff?: string;
  sentenceWords?: number;
  contractions?: boolean;
  neverUse?: string[];
};
export type Form = { channel: Channel; emailLength: EmailLength; linkedinMode: LinkedinMode; meetingLink: string; signature: string };
export type DraftRequest =
  | ({ kind: 'reply'; inbound: string } & Form)
  | ({ kind: 'outbound'; target: string } & Form)
  | ({ kind: 'objection'; objection: string; thread: string } & Form)
  | ({ kind: 'rewrite'; message: string; goal: RewriteGoal; thread: string } & Form);
// The same seed gives the same text; 'Another version' asks with the next one.
export type DraftContext = { brain: Brain; now: Date; seed: number };

export type Finding = {
  rule: string;
  dimension: Dimension;
  start: number;
  end: number;
  delta: number;
  message: string;
  fix: string | null;
  source: string;
};
export type Scores = Record<Dimension, number> & { overall: number };
export type Score = { scores: Scores; findings: Finding[] };
// A fact that the draft needed and nobody gave; the draft words round it.
export type Gap = { fact: string; field: BrainField | null; question: string };
export type Why = { from: 'brain' | 'message'; field: BrainField | null; quote: string };
// 'core' is the part of the body that its window counts: without greeting and signature. 'found' says what was read out of
// the message that is answered.
export type Draft = { subject?: string; body: string; core?: string; found?: string; gaps: Gap[]; why: Why[]; notices: string[] };
