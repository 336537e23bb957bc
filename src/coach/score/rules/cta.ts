import { dropSentence } from '../edit.ts';
import { overSentence, type Hit, type Rule } from '../rule.ts';
import type { Ask } from '../asks.ts';
import type { Reading } from '../reading.ts';

const real = ({ asks }: Reading) => asks.filter((ask) => ask.kind !== 'rhetorical' && ask.kind !== 'vague' && ask.kind !== 'pushy');
const rule = (name: string, source: Rule['source'], rest: { about: string; find: Rule['find'] }): Rule => ({ name, source, dimension: 'cta', ...rest });
const at = ({ start, end }: Ask) => ({ start, end });
const one = (ask: Ask | undefined, hit: { delta: number; message: string; fix?: string | null }): Hit[] => (ask ? [{ ...at(ask), fix: null, ...hit }] : []);

// Put where there is no ask, or a vague one: grammatical anywhere and free of facts.
const plainAsks = {
  first: ['Is that worth a closer look?', 'Would that be useful to you?', 'Would you be open to that?'],
  reply: ['Does that work for you?', 'Would that suit you?', 'Is that all right with you?'],
  proposal: ['Does this fit, or what should I change?', 'Shall I go ahead with this?', 'Does this work for you, or what should I change?'],
};
export function plainAsk({ form, stage, sentences }: Pick<Reading, 'form' | 'stage' | 'sentences'>): string {
  if (form.channel === 'voicemail') return 'Call me back and tell me if that would help.';
  if (form.channel === 'linkedin' && form.linkedinMode === 'connection_request') return 'Open to connecting?';
  if (form.channel === 'sms') return 'Would that suit you?';
  // Chosen by the opening, so that it stays the same while one types on.
  return plainAsks[stage][(sentences[0]?.words.length ?? 0) % 3]!;
}

const noCta = rule('no-ask', 'lore', {
  about: 'Asks for nothing.',
  find: (reading) => {
    // A kind good-bye needs no ask.
    const parting = reading.stage === 'reply' && reading.phrases.has('closing');
    if (parting || reading.words.length === 0 || reading.asks.some((ask) => ask.kind !== 'rhetorical')) return [];
    const end = reading.body.end;
    const closed = /[.!?…:]["'”’)]?$/.test(reading.said);
    return [{ start: end, end, delta: -2, message: 'There is no ask. What should they do next?', fix: `${closed ? '' : '.'} ${plainAsk(reading)}` }];
  },
});

const vagueCta = rule('vague-ask', 'lore', {
  about: 'A vague ask: ‘let me know your thoughts’.',
  find: (reading) => {
    const others = real(reading).length > 0;
    const all = reading.asks.filter((ask) => ask.kind === 'vague');
    return all.map((ask, index) => {
      const sentence = reading.sentences[ask.sentence]!;
      const short = sentence.words.length <= 22 && sentence.words.every((word) => word.kind === 'word');
      const drop = others || index < all.length - 1 ? dropSentence(reading.text, reading.sentences, ask.sentence) : null;
      const edit = !short ? { ...at(ask), fix: null } : (drop ?? (others ? { ...at(ask), fix: null } : { ...at(ask), fix: plainAsk(reading) }));
      return { ...edit, delta: others ? -0.3 : -1.2, message: 'Vague. Ask for one thing that can be answered in a line.' };
    });
  },
});

const interest = rule('interest-ask', 'E14', {
  about: 'A first message asks whether there is interest.',
  find: (reading) => one(reading.stage === 'first' ? real(reading).find((ask) => ask.kind === 'interest') : undefined, { delta: 1.2, message: 'Asks for interest first: easy to answer.' }),
});

const decision = rule('decision-ask', 'lore', {
  about: 'A proposal asks for a yes, a no or a change.',
  find: (reading) => one(reading.stage === 'proposal' ? real(reading).find((ask) => ask.kind === 'interest') : undefined, { delta: 1.2, message: 'Asks for a decision: yes, no, or what to change.' }),
});

const specific = rule('specific-ask', 'lore', {
  about: 'Names a day, a time or a choice.',
  find: (reading) => one(real(reading).find((ask) => ask.specific), { delta: reading.stage === 'first' ? 0.8 : 1.3, message: 'A next step that can be answered with yes.' }),
});

const clear = rule('clear-ask', 'E10', {
  about: 'One clear ask.',
  find: (reading) => {
    const asks = real(reading);
    const plain = asks.length > 0 && !asks.some((ask) => ask.specific) && !(reading.stage !== 'reply' && asks.some((ask) => ask.kind === 'interest'));
    const ask = asks.at(-1);
    return plain ? one(ask, { delta: ask?.kind === 'request' ? 0.3 : 0.6, message: 'There is an ask.' }) : [];
  },
});

const talks = /\b(?:call|chat|meet|meeting|demo|coffee|zoom|talk|calendar|catch-up|walkthrough|hop on|lunch|conversation|speak|minutes?|mins?)\b/i;
const meetingFirst = rule('meeting-ask-first', 'E14', {
  about: 'A first message asks for a meeting.',
  // 'Does Monday work?' without a word of a meeting is about the work itself.
  find: (reading) => one(reading.stage === 'first' && reading.form.channel !== 'voicemail' && talks.test(reading.said.slice(0, 6000)) ? real(reading).find((ask) => ask.kind === 'meeting') : undefined, { delta: -0.5, message: 'A meeting is much to ask of a stranger; ask for interest first.' }),
});

const long = /\b(?:30|45|60|90|thirty|forty-five|sixty)[ -]?(?:minutes?|mins?)\b|\b(?:an|one|half an) hour\b|\bdemo\b/i;
const bigAsk = rule('big-ask', 'lore', {
  about: 'Asks a stranger for half an hour or a demo.',
  find: (reading) => {
    if (reading.stage !== 'first') return [];
    const found = real(reading).flatMap((ask) => {
      const match = long.exec(reading.text.slice(ask.start, Math.min(ask.end, ask.start + 400)));
      return match ? [{ start: ask.start + match.index, end: ask.start + match.index + match[0].length }] : [];
    });
    return found.slice(0, 1).map((span) => ({ ...span, delta: -0.5, message: 'That is a lot of time to give a stranger.' }));
  },
});

const booking = /calendly|cal\.com|hubspot\.com\/meetings|meetings\.|savvycal|acuity|youcanbook|tidycal|zcal|book(?:ing)?[./-]|\/book|schedule/;
const calendarFirst = rule('calendar-link-first', 'lore', {
  about: 'A calendar link in a first message.',
  find: (reading) => (reading.stage !== 'first' ? [] : reading.words.filter((word) => word.kind === 'link' && booking.test(word.lower)).map(({ start, end }) => ({ start, end, delta: -1, message: 'A calendar link before they showed interest gives them work. Ask first.', fix: null }))),
});

const manyLinks = rule('many-links', 'lore', {
  about: 'More than one link.',
  find: (reading) => reading.words.filter((word) => word.kind === 'link').slice(1).map(({ start, end }) => ({ start, end, delta: -0.5, message: 'One link at most.', fix: null })),
});

const severalAsks = rule('several-asks', 'E10', {
  about: 'Different things asked for at once.',
  find: (reading) => {
    const none = real(reading).length === 0;
    const asks = none ? [] : reading.asks.filter((ask) => ask.kind !== 'step' && ask.kind !== 'rhetorical');
    const kinds = new Set(asks.map((ask) => ask.kind));
    const most = reading.stage === 'first' ? 1 : 2;
    if (asks.length <= most || (kinds.size === 1 && kinds.has('question'))) return [];
    return asks.slice(most).map((ask) => ({ ...at(ask), delta: -0.8, message: 'One ask is easier to answer than several.', fix: null }));
  },
});

const manyQuestions = rule('many-questions', 'E10', {
  about: 'More than three questions; in a first message, more than two.',
  find: (reading) => {
    const asked = reading.sentences.flatMap((sentence, index) => (sentence.question ? [{ sentence, index }] : []));
    const counted = new Set(reading.asks.map((ask) => ask.sentence));
    const onlyQuestions = real(reading).every((ask) => ask.kind === 'question');
    const most = reading.stage === 'first' ? 2 : 3;
    return asked.slice(most).filter(({ index }) => onlyQuestions || !counted.has(index)).map(({ sentence }) => ({ ...overSentence(sentence), delta: -0.5, message: 'Too many questions. One is enough.', fix: null }));
  },
});

const buried = rule('buried-ask', 'lore', {
  about: 'The ask stands in the middle and more follows.',
  find: (reading) => {
    const asks = real(reading);
    const last = asks.at(-1);
    if (!last || reading.sentences.length - 1 - last.sentence < 3) return [];
    return one(last, { delta: -0.9, message: 'The ask is buried. Let it be the last thing they read.' });
  },
});

const callBack = rule('call-back', 'E28', {
  about: 'A voicemail gives a number or says what happens next.',
  find: (reading) => {
    if (reading.form.channel !== 'voicemail' || reading.words.length === 0) return [];
    const digits = reading.said.replace(/[^\d]/g, '').length;
    const whole = { start: reading.body.start, end: reading.body.end, fix: null };
    const shown = /\b(?:number|call)(?:er)? (?:\w+ ){0,3}(?:display|screen|phone)\b|\bcaller id\b/i.test(reading.said);
    return digits >= 7 || shown ? [{ ...whole, delta: 0.5, message: 'Leaves a number to call.' }] : [{ ...whole, delta: -0.4, message: 'No number to call back.' }];
  },
});

export const ctaRules: Rule[] = [noCta, vagueCta, interest, decision, specific, clear, meetingFirst, bigAsk, calendarFirst, manyLinks, severalAsks, manyQuestions, buried, callBack];
