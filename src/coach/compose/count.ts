// What each letter of a plain text is for those who count words.
const [OTHER, SPACE, LETTER, JOINT, LINE] = [0, 1, 2, 3, 4];
const kinds = new Uint8Array(128);
for (const code of [9, 10, 11, 12, 13, 32]) kinds[code] = SPACE;
for (let code = 0; code < 128; code++) if (/[A-Za-z0-9]/.test(String.fromCharCode(code))) kinds[code] = LETTER;
kinds["'".charCodeAt(0)] = JOINT;
kinds['-'.charCodeAt(0)] = JOINT;
kinds['_'.charCodeAt(0)] = LINE;
const curly = '’'.charCodeAt(0);
// Beyond the plain ones, but no letters either.
const marks = new Set(Array.from('–—“”…•£€', (mark) => mark.charCodeAt(0)));

// The three counts of words in one walk, several times as fast as by patterns; null for a text with letters beyond the plain ones.
export const countSimply = (text: string): [number, number, number] | null => {
  let [spaced, joined, bare] = [0, 0, 0];
  let [inSpaced, inJoined, inBare] = [false, false, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127 && code !== curly && !marks.has(code)) return null;
    const kind = code === curly ? JOINT : (kinds[code] ?? OTHER);
    if (kind !== SPACE && !inSpaced) spaced += 1;
    if (kind === LETTER && !inJoined) joined += 1;
    if ((kind === LETTER || kind === LINE) && !inBare) bare += 1;
    inSpaced = kind !== SPACE;
    inJoined = kind === LETTER || (kind === JOINT && inJoined);
    inBare = kind === LETTER || kind === LINE;
  }
  return [spaced, joined, bare];
};
