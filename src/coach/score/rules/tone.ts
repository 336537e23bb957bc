import { phraseRule, spanOf, type Rule } from '../rule.ts';
import type { Reading } from '../reading.ts';

const isReply = ({ stage }: Reading) => stage === 'reply';

const acknowledges: Rule = {
  name: 'acknowledges',
  dimension: 'tone',
  source: 'E52',
  about: 'An answer begins by acknowledging what the other person said.',
  find: (reading) =>
    (isReply(reading) ? (reading.phrases.get('acknowledging') ?? []) : [])
      .filter((hit) => hit.sentence < 2)
      .slice(0, 1)
      .map((hit) => ({ ...spanOf(reading, hit), delta: 0.7, message: 'They feel heard before you answer.', fix: null })),
};

export const toneRules: Rule[] = [
  phraseRule({ name: 'ai-tell', list: 'ai-tell', dimension: 'tone', source: 'E41', delta: -0.8, about: 'Stock phrases that read as if a machine wrote them.', message: '“{}” reads as if a machine wrote it.' }),
  phraseRule({ name: 'stale-opener', list: 'stale-opener', dimension: 'tone', source: 'lore', delta: -0.7, about: 'Openers that a thousand other messages use.', message: '“{}” says nothing yet. Start with the reason.' }),
  phraseRule({ name: 'guilt', list: 'guilt', dimension: 'tone', source: 'lore', delta: -1, about: 'Reminds the reader that they have not answered.', message: '“{}” makes them feel guilty. Bring something new instead.' }),
  phraseRule({ name: 'false-urgency', list: 'urgency', dimension: 'tone', source: 'E38', delta: -1.1, about: 'Urgency and fear of missing out.', message: '“{}” pushes. Fear of missing out backfires with people who hesitate.' }),
  phraseRule({ name: 'pressure', list: 'pressure', dimension: 'tone', source: 'lore', delta: -1, about: 'Tells the reader what they must do.', message: '“{}” is pressure. Let them choose.' }),
  phraseRule({ name: 'feel-felt-found', list: 'feel-felt-found', dimension: 'tone', source: 'E36', delta: -1.1, about: 'The feel-felt-found script.', message: '“{}” is a known script, and it speaks of customers nobody can check.' }),
  phraseRule({ name: 'spam-words', list: 'spam', dimension: 'tone', source: 'lore', delta: -0.9, about: 'Words of advertisements and spam.', message: '“{}” sounds like an advertisement.' }),
  phraseRule({ name: 'apology', list: 'apology', dimension: 'tone', source: 'lore', delta: -0.7, about: 'Apologises for writing.', message: '“{}” apologises for writing. You have a reason; say it.' }),
  phraseRule({ name: 'flattery', list: 'flattery', dimension: 'tone', source: 'lore', delta: -0.7, about: 'Praise that would fit anybody.', message: '“{}” would fit anybody. Name the one thing you noticed.' }),
  phraseRule({ name: 'presuming', list: 'distrust', dimension: 'tone', source: 'lore', delta: -0.6, about: '‘To be honest’, ‘obviously’: costs trust.', message: '“{}” costs trust.' }),
  phraseRule({ name: 'stiff', list: 'stiff', dimension: 'tone', source: 'craft', delta: -0.5, about: 'Office language from another century.', message: '“{}” is stiff.' }),
  phraseRule({ name: 'text-speak', list: 'text-speak', dimension: 'tone', source: 'craft', delta: -0.6, about: 'Chat shorthand.', message: '“{}” is chat shorthand.' }),
  phraseRule({ name: 'rude', list: 'rude', dimension: 'tone', source: 'lore', delta: -1.8, about: 'Insults, blame and swearing.', message: '“{}” attacks the reader.' }),
  acknowledges,
  phraseRule({ name: 'easy-out', list: 'easy-out', dimension: 'tone', source: 'lore', delta: 0.6, about: 'Makes it easy to say no.', message: '“{}” leaves them free to say no.' }),
];
