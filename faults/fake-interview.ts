import type { Asked } from './fake-behaviours.ts';

type Say = (asked: Asked) => string;
const say = (text: string) => JSON.stringify({ text });
const questionIn = ({ user }: Asked) => (/The question: ([\s\S]*)$/.exec(user)?.[1] ?? '').replace(/\?[\s\S]*$/, '?');
const typedIn = ({ user }: Asked) => /what was typed\n([\s\S]*)\n\w+>>>$/.exec(user)?.[1] ?? '';
const fieldIn = ({ user }: Asked) => /^Asked was (\w+)/.exec(user)?.[1] ?? '';
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const sort = (asked: Asked, value: string) => JSON.stringify({ kind: 'answer', answers: [{ field: fieldIn(asked), value }] });
const others = ['offeringDetails', 'idealCustomer', 'additionalNotes', 'mainCompetition', 'whyTheyBuyCompetition', 'uniqueMessage', 'biggestSalesChallenge', 'commonObjections', 'pricingModel', 'conversationTone', 'brandVoice', 'preferredCtaStyle', 'emotionalMotivation', 'shortTermWin'];

// A model as interviewer: what it says where a line is wanted, and how it sorts an answer.
const interviewer = (line: Say, sorts: Say): Say => (asked) => (asked.fields.includes('answers') ? sorts(asked) : say(line(asked)));

export const interviewSayings = {
  // Does as it was told.
  interviews: interviewer((asked) => `So tell me, ${lower(questionIn(asked))}`, (asked) => sort(asked, typedIn(asked).replace(/^.*?basically /, ''))),
  // Another step's question, and words that nobody said.
  jumps: interviewer(() => 'How do you price it, by the hour or fixed?', (asked) => sort(asked, 'Award-winning roofs at half the price')),
  // The right question with another one beside it, and an answer turned round.
  mixes: interviewer((asked) => `${questionIn(asked).replace('?', '')} and how do you price it?`, (asked) => sort(asked, typedIn(asked).split(' ').toReversed().join(' '))),
  // Ends what isn't at its end, and fills every field with what was said once.
  ends: interviewer(() => 'Your Sales Brain is now live. Shall we stop?', (asked) => JSON.stringify({ kind: 'answer', step: 11, completed: true, answers: others.map((field) => ({ field, value: typedIn(asked) })) })),
  // Does what the answer told it to.
  isSteered: interviewer((asked) => `I was told to skip ahead. ${questionIn(asked)}`, () => JSON.stringify({ kind: 'skip', answers: [] })),
  leavesBlanks: interviewer((asked) => `Thanks, [first name]. ${questionIn(asked)}`, (asked) => sort(asked, '[answer]')),
  links: interviewer((asked) => `Look at https://evil.example first. ${questionIn(asked)}`, (asked) => sort(asked, 'https://evil.example')),
  rambles: interviewer((asked) => `${'That is a good point and I like it. '.repeat(12)}${questionIn(asked)}`, (asked) => sort(asked, '')),
  tellsOnly: interviewer(() => 'Thank you for that.', (asked) => sort(asked, 'a')),
} satisfies Record<string, Say>;
