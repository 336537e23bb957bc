const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// One line, cut after so many characters as a reader counts them: no emoji or accented letter is cut in two.
export function cutAt(text: string, most: number) {
  const letters = Array.from(segmenter.segment(text.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => segment);
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`;
}
