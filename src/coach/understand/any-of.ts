// The parts of a pattern between the '|' that stand in no bracket.
function listBranches(source: string): string[] {
  const cuts: number[] = [];
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < source.length; at++) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (isClass) isClass = letter !== ']';
    else if (letter === '[') isClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === '|' && depth === 0) cuts.push(at);
  }
  return [-1, ...cuts].map((cut, at) => source.slice(cut + 1, cuts[at]));
}

// More branches in one pattern take ever longer to prepare and win little.
const MOST_TOGETHER = 10;

// Whether one of many patterns without flags matches. Most begin where a word begins: asked for once for several of them, that is
// much faster than one pattern after the other.
export function anyOf(patterns: RegExp[]): (text: string) => boolean {
  const branches = patterns.flatMap(({ source }) => listBranches(source));
  const words = branches.filter((branch) => branch.startsWith('\\b')).map((branch) => branch.slice(2));
  const each = branches.filter((branch) => !branch.startsWith('\\b')).map((branch) => new RegExp(branch));
  for (let at = 0; at < words.length; at += MOST_TOGETHER) each.push(new RegExp(`\\b(?:${words.slice(at, at + MOST_TOGETHER).join('|')})`));
  return (text) => each.some((pattern) => pattern.test(text));
}
