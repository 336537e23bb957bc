import { expect, test } from 'vitest';
import type { ScoreForm } from './reading.ts';
import { scoreMessage } from './score.ts';
import { rules } from './table.ts';

const forms = {
  first: { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', stage: 'first' },
  reply: { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', stage: 'reply' },
  voicemail: { channel: 'voicemail', emailLength: 'medium', linkedinMode: 'dm', stage: 'first' },
  priced: { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', stage: 'reply', thread: 'How much is it?' },
  titled: { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', stage: 'first', subject: 'A truly unique chance for you and all of your many colleagues to save' },
  proposal: { channel: 'email', emailLength: 'long', linkedinMode: 'dm', stage: 'proposal' },
} satisfies Record<string, ScoreForm>;
const plain = 'Hi Ana,\n\nYour shop on Dock Street opens at six on Sundays now. I deliver bread to nine shops there before five, in boxes that stay warm. Would a list of prices help?\n\nTom';
const run = (text: string, form: keyof typeof forms) => scoreMessage(text, forms[form]).findings.map((one) => one.rule);

// One text for each rule in which it has to be found.
const examples: Record<string, [keyof typeof forms, string]> = {
  'length-fits': ['first', plain],
  'too-long': ['first', 'We clean shops well. '.repeat(60)],
  'too-short': ['first', 'Buy bread?'],
  'long-sentence': ['first', 'I deliver bread to shops on your street and to shops on the next street and to the shops by the river where the boats lie in the winter when it is cold outside.'],
  'hard-words': ['first', 'Organizational transformation necessitates comprehensive reconsideration of operational methodologies throughout multinational administrative environments.'],
  'easy-to-read': ['first', plain],
  'wall-of-text': ['first', 'I clean shops on your street each week. '.repeat(12)],
  passive: ['first', 'The bread was made by us. The boxes were sent by van.'],
  wordy: ['first', 'I call in order to ask.'],
  jargon: ['first', 'We leverage our vans.'],
  typo: ['first', 'I recieved your note.'],
  'doubled-word': ['first', 'I saw the the shop.'],
  placeholder: ['first', 'Hi Ana, I saw [Company] today.'],
  'unexplained-acronyms': ['first', 'Our ETL reads CDC over RBAC.'],
  'subject-line': ['titled', plain],
  'ai-tell': ['first', 'I hope this email finds you well.'],
  'stale-opener': ['first', 'I wanted to reach out about bread.'],
  guilt: ['first', 'Just following up.'],
  'false-urgency': ['first', 'Act now, spots are limited.'],
  pressure: ['first', "You'd be crazy not to try it."],
  'feel-felt-found': ['reply', 'I understand how you feel.'],
  'spam-words': ['first', 'It is 100% free.'],
  apology: ['first', 'Sorry to bother you.'],
  flattery: ['first', "I'm a huge fan of your shop."],
  presuming: ['first', 'Obviously you want bread.'],
  stiff: ['first', 'Please be advised that we bake.'],
  'text-speak': ['first', 'Do u want bread?'],
  rude: ['first', "Don't be ridiculous."],
  acknowledges: ['reply', 'That is fair. It costs more than you planned.'],
  'easy-out': ['first', 'If not, no problem.'],
  shouting: ['first', 'This is GREAT bread.'],
  'exclamation-marks': ['first', 'Bread!! Now!'],
  'dash-chain': ['first', 'Bread — warm — fresh — soft for you.'],
  emoji: ['first', 'Warm bread 🍞 for you.'],
  greeting: ['first', 'Dear Sir or Madam,\n\nI bake bread.'],
  'we-for-i': ['first', 'We bake. We drive. Our bread is warm.'],
  'lower-case': ['first', 'Hi Ana,\n\nwe bake bread.'],
  empty: ['first', ''],
  'empty-claim': ['first', 'Our world-class bread is here.'],
  concrete: ['first', plain],
  'nothing-concrete': ['first', 'We bake bread and we bring it to shops and they like it a lot every time.'],
  'about-them': ['first', 'I saw your new shop on Sunday.'],
  'no-reader': ['first', 'The bakery makes bread and the van takes it to shops that sell it in the town.'],
  'opens-with-self': ['first', 'We were founded long ago by two brothers who loved bread and the smell of it.'],
  'says-who': ['first', 'Your shop looks good. I bake bread on Dock Street.'],
  'feature-list': ['first', 'We offer bread, rolls, cakes, pies, tarts, buns, pasta, soups, salads and coffee.'],
  hedging: ['first', 'Maybe it is good. Perhaps you like it. Possibly it helps.'],
  evasive: ['reply', 'It depends on many factors.'],
  arguing: ['reply', "That's not true."],
  badmouthing: ['first', 'They are terrible bakers.'],
  'quick-discount': ['reply', 'I can give you a 20% discount.'],
  'gives-a-reason': ['first', 'I ask because your shop opens early.'],
  proof: ['first', 'Last year we baked for a shop like yours, and waste was cut by half.'],
  'asks-about-them': ['reply', 'How do you do it today?'],
  'hollow-question': ['first', 'Are you tired of old bread? I bake it fresh.'],
  unanswered: ['priced', 'Thanks for your note. I like your shop and I look after it well.'],
  rambling: ['first', 'I bake bread and I drive it and then I sell it but it is late and so I stop here.'],
  'no-ask': ['first', 'I bake bread on Dock Street.'],
  'vague-ask': ['first', 'I bake bread. Let me know your thoughts.'],
  'interest-ask': ['first', plain],
  'decision-ask': ['proposal', plain],
  'specific-ask': ['first', 'I bake bread. Does Tuesday at 10 work?'],
  'clear-ask': ['reply', 'I bake bread. How many do you need?'],
  'meeting-ask-first': ['first', 'I bake bread. Can we have a call?'],
  'big-ask': ['first', 'I bake bread. Can we have a 45 minute call?'],
  'calendar-link-first': ['first', 'I bake bread: https://calendly.com/bread'],
  'many-links': ['first', 'See https://a.example.com and https://b.example.com here.'],
  'several-asks': ['first', 'Can we have a call? Would a sample help? Does Tuesday at 10 work?'],
  'many-questions': ['reply', 'How many? Which kind do you like? Where do you live now? What do you pay today? When do you open?'],
  'buried-ask': ['first', 'Would a list of prices help? I bake bread. I drive a van. I live here. I like it.'],
  'call-back': ['voicemail', 'Hello Ana, this is Tom. Call me on 0113 496 0444.'],
};

test('every rule has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(rules.map((rule) => rule.name).toSorted());
});

test.each(Object.entries(examples))('%s is found where it stands', (rule, [form, text]) => {
  expect(run(text, form)).toContain(rule);
});

test('a plain, good first message has no fault at all', () => {
  expect(scoreMessage(plain, forms.first).findings.filter((one) => one.delta < 0)).toEqual([]);
});

test('words that only look like faults are left alone', () => {
  const fine = ['No rush, take your time.', 'What would you need to see?', 'What kind of roof is it?', 'We hang seamless gutters.', 'You can pay in cash.', 'We do urgent repairs on Sundays.', 'The Smiths foster care for two children.'];
  const faults = fine.flatMap((text) => scoreMessage(text, forms.reply).findings.filter((one) => one.delta < 0 && one.dimension !== 'cta' && one.rule !== 'too-short' && one.rule !== 'greeting').map((one) => `${one.rule}: ${text}`));
  expect(faults).toEqual([]);
});

const mail = (stage: 'first' | 'reply') => ({ channel: 'email', emailLength: 'medium', linkedinMode: 'dm', stage }) as const;
const invitation = { channel: 'linkedin', emailLength: 'medium', linkedinMode: 'connection_request', stage: 'first' } as const;

test('short forms are no shouting and are kept as they are', () => {
  for (const word of ['ROAS', 'ASAP', 'HVAC', 'SEO', 'EPDM', 'EBITDA', 'CPM', 'HIPAA', 'KPIS']) expect(run(`We look at your ${word} in May.`, 'first')).not.toContain('shouting');
  for (const word of ['GREAT', 'NEVER', 'FREE', 'AMAZING']) expect(run(`We look at your ${word} in May.`, 'first')).toContain('shouting');
});

test('asking for a yes is no interest in them', () => {
  for (const ask of ['Is that all right with you?', 'Does that work for you?', 'Would this suit you?', 'Is it ok if I start on Monday?']) expect(run(`Thanks for the call. ${ask}`, 'reply')).not.toContain('asks-about-them');
  for (const ask of ['What would you change about it?', 'How do you handle it today?']) expect(run(`Thanks for the call. ${ask}`, 'reply')).toContain('asks-about-them');
});

test('the way off the list and a wish at the end are no further asks', () => {
  for (const end of ['Reply STOP to opt out.', 'I look forward to your reply.', 'Looking forward to hearing from you.', 'Text STOP to stop.']) expect(run(`You run nine shops on Dock Street. Would a list of prices help? ${end}`, 'first')).not.toContain('several-asks');
});

test('in an invitation the wish to connect is the ask', () => {
  for (const text of ["Hi Ana, I read your post on sourdough. I'd be glad to connect.", "Hi Ana, I bake on Dock Street too. I'd love to connect.", 'Hi Ana, we both sell to cafes. Happy to connect.']) {
    const rules = scoreMessage(text, invitation).findings.map(({ rule }) => rule);
    expect(rules).not.toContain('no-ask');
    expect(rules).not.toContain('vague-ask');
  }
});

test('a day for the work is no meeting with a stranger', () => {
  expect(run('Hi Dana, the roof needs one more day. Does Monday work?', 'first')).not.toContain('meeting-ask-first');
  expect(run('Hi Dana, I sell roofs. Can we have a call on Monday?', 'first')).toContain('meeting-ask-first');
  expect(scoreMessage('Hi Dana, the quote is ready. Can we talk on Monday?', { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' }).findings.map(({ rule }) => rule)).not.toContain('meeting-ask-first');
});

test('a voicemail whose number is on the display needs no number', () => {
  expect(scoreMessage('Hello Ana, this is Tom. The number is on your display.', forms.voicemail).findings.map(({ message }) => message)).not.toContain('No number to call back.');
});

test('a title belongs to the greeting', () => {
  for (const greeting of ['Hi Dr. Brandt,', 'Dear Prof. Lee,', 'Hello Mr. Okafor,', 'Dear Ms. Hart,', 'Good morning Mrs. Koch,']) {
    const { findings } = scoreMessage(`${greeting}\n\nyour clinic opens early now. Would a price help?`, mail('first'));
    expect(findings.filter(({ rule }) => rule === 'greeting').map(({ delta }) => delta > 0)).toEqual([true]);
    expect(findings.some(({ rule }) => rule === 'concrete')).toBe(false);
  }
});

test('the usual short forms end no sentence', () => {
  for (const text of ['The price is fair incl. tear off and labour.', 'It takes approx. two days, excl. travel, for you.', 'We need about 200 sq. ft. of felt for you.', 'Send it to attn. accounts for me.']) expect(run(text, 'reply')).not.toContain('lower-case');
});

test('a text message has one count, the one beside it on the screen', () => {
  const text = 'Hi Dana, the roof is done. Shall I send the photos tonight? Marty';
  const { findings } = scoreMessage(text, { channel: 'sms', emailLength: 'medium', linkedinMode: 'dm', stage: 'reply', brain: { firstName: 'Marty' } });
  expect(findings.find(({ rule }) => rule === 'length-fits')?.message).toBe('50 characters: a good length here (40 to 160 characters do best).');
});
