// Texts made to break a reader: long runs, open brackets, half of everything. Each up to 20,000 characters.
const LENGTH = 20_000;
const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const chars = (...codes: number[]) => String.fromCodePoint(...codes);

// Numbers that look random and are the same every time.
function scramble(alphabet: string, seed: number): string {
  let state = seed;
  let out = '';
  const letters = Array.from(alphabet);
  while (out.length < LENGTH) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    out += letters[state % letters.length];
  }
  return out.slice(0, LENGTH);
}

const runs: [string, string][] = [
  ['spaces', ' '], ['tabs', '\t'], ['new lines', '\n'], ['windows lines', '\r\n'], ['a', 'a'], ['capital A', 'A'], ['aaaa words', 'aaaa '], ['capital words', 'Anna '], ['less than', '<'], ['greater than', '>'], ['quoted lines', '> a\n'],
  ['deep quotes', '>>>>>>>> x\n'], ['open tags', '<a '], ['broken tags', '<div style="'], ['full tags', '<div>'], ['closing tags', '</div>'], ['comments', '<!--'], ['whole comments', '<!-- x -->'], ['scripts', '<script>'], ['hidden', '<p hidden>x'],
  ['hidden closed', '<p hidden>x</p>'], ['styles', '<style>a</style>'], ['entities', '&amp;'], ['half entities', '&am'], ['number entities', '&#128512;'], ['ampersands', '&'], ['dots', '.'], ['question marks', '?'], ['exclamations', '!'], ['sentences', 'a. '],
  ['questions', 'how? '], ['dashes', '-'], ['dash lines', '--\n'], ['underscores', '_'], ['digits', '1'], ['digits and spaces', '1 '], ['digit groups', '123,456,'], ['thousands', '1,000 '], ['dates', '1/1/2027 '], ['dates in a row', '1 Jan 2027, '], ['months', 'may '],
  ['weekdays', 'monday '], ['next', 'next '], ['ranges', '1-2-3-'], ['money', '$1k-'], ['euro', '€ '], ['dollars', '$'], ['times', '10:00 '], ['dotted dates', '1.1.'], ['quarters', 'Q1 '], ['at signs', '@'], ['addresses', 'a@'], ['address names', 'a.b.c@d.'],
  ['links', 'http://a'], ['booking links', 'calendly.com/'], ['wrote', 'On Mon wrote: '], ['wrote open', 'On 1 '], ['attributions', 'On Mon, 3 Nov 2026 at 10:02, Anna wrote:\n'], ['headers', 'From: a\n'], ['subjects', 'Subject: '], ['regards', 'Regards,\n'], ['best', 'Best, '],
  ['ignore', 'ignore '], ['ignore all', 'ignore all the '], ['spaced letters', 'i g n o r e '], ['do not', 'do not '], ['stop', 'stop '], ['take me', 'take me '], ['remove', 'remove my '], ['send me', 'send me '], ['we use', 'we use '], ['currently', 'currently already '],
  ['commas', ', '], ['but', ', but '], ['and', ' and how '], ['quotes', '"'], ['apostrophes', "'"], ['curly quotes', '“’'], ['brackets', '(['], ['backslashes', '\\'], ['emoji', '😀'], ['families', '👨‍👩‍👧‍👦'], ['flags', '🇩🇪'], ['combining marks', `e${chars(0x301)}`],
  ['many marks', `e${chars(0x301, 0x302, 0x303, 0x304).repeat(8)}`], ['right to left', 'שלום '], ['arabic', 'مرحبا '], ['direction marks', chars(0x202e, 0x61)], ['zero width', chars(0x200b)], ['zero width words', `a${chars(0x200b)}`], ['half emoji', '\uD83D'], ['nul', '\0'], ['chinese', '多少钱'],
  ['thai', 'ราคา'], ['team of', 'team of '], ['names', 'Anna Li '], ['head of', 'head of '], ['better off', 'better off '], ['i want to', 'i want to '], ['percent', '%'], ['base64', 'QUJD'], ['json', '{"a":'], ['markdown', '**_`'], ['table', '| a | b |\n'], ['one letter lines', 'a\n'], ['unclosed hidden', '<p style="display:none'],
];

const mixtures: [string, string][] = [
  ['letters and spaces', scramble('ab  .', 1)], ['tags and text', scramble('<>/ab ="', 2)], ['digits and marks', scramble('0123456789.,-/: $€k', 3)], ['quotes and lines', scramble('> \n-:a', 4)], ['capitals', scramble('AaBb. ,', 5)],
  ['any script', scramble('aשم多😀é \n', 6)], ['headers mixed', scramble('From:To\n @<>', 7)], ['one long word then all', `${'x'.repeat(10_000)} please stop emailing me`.padEnd(LENGTH, ' y')], ['spaces then end', `${' '.repeat(19_990)}stop`], ['open tag to the end', `<div ${'a'.repeat(19_990)}`],
];

export const adversarialTexts: { name: string; text: string }[] = [...runs.map(([name, piece]) => ({ name, text: fill(piece) })), ...mixtures.map(([name, text]) => ({ name, text }))];
