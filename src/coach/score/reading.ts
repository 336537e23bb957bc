import type { Channel, EmailLength, LinkedinMode } from '#contract/assistant';
import type { Brain } from '#coach/brief';
import { findAsks, type Ask } from './asks.ts';
import { faultLists, signalLists } from './content/phrases.ts';
import { readLayout, type Layout } from './layout.ts';
import { findPhrases, indexPhrases, type PhraseHit } from './phrase.ts';
import { splitParagraphs, splitSentences, type Paragraph, type Sentence } from './sentences.ts';
import { splitWords, type Word } from './words.ts';

// A proposal is one page that is answered with yes, no or 'change this'; it is neither a first message nor an answer.
export type Stage = 'first' | 'reply' | 'proposal';
export type ScoreForm = {
  channel: Channel;
  emailLength: EmailLength;
  linkedinMode: LinkedinMode;
  subject?: string;
  stage?: Stage;
  brain?: Brain;
  // What this message answers, where it is known.
  thread?: string;
};
// A message read once; every rule looks at this.
export type Reading = Layout & {
  text: string;
  said: string;
  words: Word[];
  sentences: Sentence[];
  paragraphs: Paragraph[];
  asks: Ask[];
  phrases: Map<string, PhraseHit[]>;
  stage: Stage;
  form: ScoreForm;
};

const index = indexPhrases(faultLists, ...Object.entries(signalLists).map(([list, lines]) => ({ [list]: lines })));

export function readMessage(text: string, form: ScoreForm): Reading {
  const layout = readLayout(text);
  const { start, end } = layout.body;
  const words = splitWords(text, start, end);
  const paragraphs = splitParagraphs(text, start, end);
  const sentences = splitSentences(text, paragraphs, words);
  const phrases = new Map<string, PhraseHit[]>();
  for (const hit of findPhrases(sentences, index)) {
    const same = phrases.get(hit.list);
    if (same) same.push(hit);
    else phrases.set(hit.list, [hit]);
  }
  const stage = form.stage ?? guessStage(words, form, phrases);
  const subject = form.subject ?? layout.subject;
  return { ...layout, subject, text, said: text.slice(start, end), words, paragraphs, sentences, phrases, stage, form, asks: findAsks(sentences, pressingSentences(phrases), form.channel === 'linkedin' && form.linkedinMode === 'connection_request') };
}

const pressing = ['pressure', 'urgency', 'guilt', 'spam', 'rude', 'concession'];
const pressingSentences = (phrases: Map<string, PhraseHit[]>) => new Set(pressing.flatMap((list) => phrases.get(list) ?? []).map((hit) => hit.sentence));

// Who quotes, thanks or agrees is answering.
function guessStage(words: Word[], form: ScoreForm, phrases: Map<string, PhraseHit[]>): Stage {
  if (form.thread?.trim()) return 'reply';
  if (form.channel === 'voicemail' || form.linkedinMode === 'connection_request' && form.channel === 'linkedin') return 'first';
  const early = words.slice(0, 12).map((word) => word.lower).join(' ');
  if (/^thanks|^thx|^thank you|^good question|^great question|^fair|^totally|^understood|^makes sense|you asked|as discussed|\b(?:the|your) (?:quote|estimate|invoice|appointment|booking|deposit|delivery|crew)\b|\bas (?:promised|agreed)\b|\bwe (?:spoke|talked)\b|\byour (?:enquiry|inquiry|order|request|complaint|question|message|msg|interest|reply|answer)\b/.test(early)) return 'reply';
  return ['guilt', 'acknowledging', 'arguing', 'feel-felt-found'].some((list) => phrases.get(list)?.some((hit) => hit.sentence < 2)) ? 'reply' : 'first';
}
