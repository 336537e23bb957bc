// A comma here would change what was promised: '$500 setup, then $99 a month' must not become '$500 setup'.
export type Care = 'loose' | 'strict';

const sentenceEnd = /(?<=[.!?])\s+(?=["'(]?[\p{Lu}\d])|\s*;\s*|\s+[-–—]{1,2}\s+/u;
export const splitSentences = (text: string) => text.split(sentenceEnd).map((part) => part.trim()).filter((part) => part !== '');

// A condition belongs to what it limits.
const bound = /^(?:but|except|unless|only|if|however|though|although|without|plus|minus|then|excluding|or|not)\b/i;
// A bare comma may stand inside a list, and half a list is another offer.
const boundary = /,\s+(?=(?:so|who|whose|which|that|mostly|mainly|usually|especially|including|such as|with|from|for|and (?:we|i|it|you|they))\s)|\s+(?=(?:which|because|so that|while|whereas|especially|including|such as)\s)|\s+(?=\()/i;

const trimEnd = (text: string) => text.replace(/[\s.,;:!-]+$/, '').replace(/\s+(?:and|or|&|\+)$/i, '').trim();
const balanced = (text: string) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

const clauseCuts = (text: string) => {
  const parts = text.split(boundary);
  const cuts: string[] = [];
  for (let end = parts.length - 1; end > 0; end--) {
    if (bound.test(parts[end]!.trim())) continue;
    const at = text.indexOf(parts[end]!, parts.slice(0, end).join('').length);
    const cut = trimEnd(text.slice(0, at));
    if (cut.split(' ').length >= 2 && balanced(cut)) cuts.push(cut);
  }
  return cuts;
};

const throughSentence = (text: string, sentences: string[], count: number) => {
  let end = 0;
  for (const sentence of sentences.slice(0, count)) end = text.indexOf(sentence, end) + sentence.length;
  return trimEnd(text.slice(0, end));
};

// Ever shorter forms of one answer, the whole first. Each is a beginning of what was written, cut where a clause ends.
export const cutForms = (text: string, care: Care): string[] => {
  const sentences = splitSentences(text);
  const first = trimEnd(sentences[0] ?? '');
  if (first === '') return [];
  const forms = [...new Set([trimEnd(text), throughSentence(text, sentences, 2), first])];
  if (care === 'strict') return [...new Set(sentences.some((part, at) => at > 0 && bound.test(part)) ? [forms[0]!] : forms)];
  return [...new Set([...forms, ...clauseCuts(first)])].slice(0, 6);
};
