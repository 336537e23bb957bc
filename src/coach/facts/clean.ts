const nothings = new Set([
  'idk', 'i dont know', 'dont know', 'not sure', 'im not sure', 'no idea', 'na', 'none', 'nothing', 'nope', 'no', 'yes', 'tbd', 'tba', 'null', 'undefined',
  'skip', 'later', 'test', 'same', 'same as above', 'see above', 'unknown', 'unsure', 'dunno', 'whatever', 'anything', 'n a', 'not yet', 'not applicable', 'ok', 'asdf',
]);
const bare = (text: string) => text.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, ' ').trim();
const bracket = /\[[^\]]{1,40}\]|\{[^}]{0,40}\}|<[A-Za-z][^>]{0,40}>|\bX{2,}\b|\byour (?:name|company|business) here\b/;
const instruction = /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\byou are (?:now )?an? (?:ai|assistant|language model)\b/i;

// Text as typed, made fit for a line: no tags, no bullets, no control characters. Words and figures stay.
export const cleanText = (text: string) =>
  text
    .slice(0, 6000)
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*•–—]|\d{1,2}[.)])\s+/, '').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line, at, lines) => (at === lines.length - 1 || /[.!?;:,]$/.test(line) ? line : line.split(' ').length < 6 ? `${line},` : `${line};`))
    .join(' ')
    .replace(/^["'“”‘’]+(?=[^"'“”‘’]*["'“”‘’]+$)|["'“”‘’]+$/g, (quote, at: number) => (at === 0 || /^["'“”]/.test(text.trim()) ? '' : quote))
    .replaceAll(/([!?.])\1{1,}/g, '$1')
    .replace(/[\s.;,:!-]+$/, '')
    .trim();

// What can't be said to a customer: nothing, a blank form, or an order to a machine.
export const saysNothing = (text: string) => {
  const plain = bare(text);
  return plain.length < 2 || nothings.has(plain) || bracket.test(text) || instruction.test(text) || !/[\p{L}]{2}/u.test(text);
};
// A note to oneself is not for the other side's eyes.
const inward =
  /\b(?:internal|confidential|secret|between us|margins?|floor|walk[- ]away|lowest|bottom line|negotia\w+|don'?t (?:tell|mention|say|discount)|never (?:tell|mention|say|discount)|avoid|room to|can go (?:down|as low)|up to \d+ ?% off|discount\w*|struggl\w+|i hate|i want|i need|my coach|my goal|scared|afraid|nervous|honestly|commission)\b/i;
export const isInward = (text: string) => inward.test(text);
