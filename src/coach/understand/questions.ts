import { notAsked, questionTopics } from './content/question-topics.ts';
import { spanOf } from './plain.ts';
import { splitClauses, splitSentences } from './sentences.ts';
import type { Topic, Understanding } from '#coach/understanding';
import type { Plain, Range } from './plain.ts';

const MOST = 20;
const OPENING = /^\W{0,3}(?:(?:hi|hello|hey|thanks|so|and|also|ok|but|just|dear)\b[^,]{0,20},? )?(?:how (?:much|many|long|soon|do|does|would|will|can|is|are|often|big|fast)|what(?:'s|s| is| are| do| does| would| will| kind| sort| if| happens)|wh?ats (?:the|ur|your)|when (?:can|could|do|will|would|are|is)|where (?:do|are|is|can|would)|which|who (?:will|would|do|is|else)|why|do (?:you|u|i|we)|does|is (?:it|there|this|that|the)|are (?:you|there|they|these|the)|can (?:you|u|i|we|it)|could (?:you|i|we)|would (?:you|it|i|we)|will (?:you|it|we|i)|have you|has|any (?:chance|idea|discount|reviews?|references?))\b/i;
const INDIRECT = /\b(?:i(?:'d| would) (?:like|love|want|need) to (?:know|understand|hear (?:how|what|about))|i (?:was|am|'m) (?:just )?wondering|wondering (?:if|whether|how|what)|(?:could|can|would) you (?:please )?(?:tell|let|explain|clarify|confirm|advise)|(?:please |pls )?(?:let (?:me|us) (?:know|have) (?:the|your|what|how|if|whether|when)|advise (?:the|your|on|us)|tell (?:me|us) (?:what|how|when|if|about|whether)|clarify|explain how|quote (?:for|us|me))|need (?:a|the|your) (?:price|quote|quotation|number|cost)|curious (?:about|how|what|if))\b/i;

const isQuestion = (text: string) => text.includes('?') || OPENING.test(text) || INDIRECT.test(text);

const dataIsKept = /\b(?:stored?|hosted|kept|data|servers?|backups?)\b/;
const asksForPlace = /\b(?:based|travel|areas?|local|located|cover)\b/;
const places = /\b(?:where|location|address|based|travel|region|areas?)\b/;
function topicsOf(text: string): Topic[] {
  const lower = text.slice(0, 500).toLowerCase();
  const all = questionTopics.filter(([, match]) => match.test(lower)).map(([topic]) => topic);
  // What a warranty covers is no place, nor is where data is stored one to drive to.
  const isElsewhere = all.includes('guarantee') || all.includes('contract') ? !places.test(lower) : all.includes('security') && dataIsKept.test(lower) && !asksForPlace.test(lower);
  const found = all.filter((topic) => topic !== 'location' || !isElsewhere);
  // 'Features' and 'process' are what is left when nothing more telling was said.
  const telling = found.filter((topic) => topic !== 'features' && topic !== 'process');
  const chosen = telling.length > 0 ? telling : found.slice(0, 1);
  return chosen.length > 0 ? chosen.slice(0, 2) : ['other'];
}

// A question in two halves ('how much is it, and how long does it take?') is two.
function halvesOf(text: string, sentence: Range): Range[] {
  const body = text.slice(sentence.start, Math.min(sentence.end, sentence.start + 600));
  const cut = /,? (?:and|or|plus) (?=(?:how|what|when|where|which|who|do|does|is|are|can|could|would|will)\b)/i.exec(body);
  if (cut) return [{ start: sentence.start, end: sentence.start + cut.index }, { start: sentence.start + cut.index + cut[0].length, end: sentence.end }];
  const clauses = splitClauses(text, sentence).filter((part) => isQuestion(text.slice(part.start, part.end)));
  return clauses.length > 0 ? clauses : [sentence];
}

export function findQuestions(said: Plain): Understanding['questions'] {
  const out: Understanding['questions'] = [];
  for (const sentence of splitSentences(said.text)) {
    const text = said.text.slice(sentence.start, sentence.end);
    if (!isQuestion(text) || notAsked.test(text.slice(0, 200).toLowerCase())) continue;
    for (const half of halvesOf(said.text, sentence)) {
      const words = said.text.slice(half.start, half.end);
      if (!/\p{L}/u.test(words)) continue;
      for (const topic of topicsOf(words)) if (out.length < MOST) out.push({ topic, ...spanOf(said, half.start, half.end) });
    }
  }
  return out;
}
