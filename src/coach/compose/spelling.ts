// For users who don't write short forms.
const long: [RegExp, string][] = [
  [/\b([Ww])on't\b/g, '$1ill not'],
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ll])et's\b/g, '$1et us'],
  [/\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Hh]as|[Hh]ave|[Hh]ad|[Ww]as|[Ww]ere|[Ss]hould|[Ww]ould|[Cc]ould|[Mm]ust|[Nn]eed)n't\b/g, '$1 not'],
  [/\bI'm\b/g, 'I am'],
  [/\b(\w+)'(?:re)\b/g, '$1 are'],
  [/\b(\w+)'ve\b/g, '$1 have'],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\bI'd (?=better)/g, 'I had '],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)'d\b/g, '$1 would'],
  [/\b([Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ww]here|[Ww]hen|[Hh]ow)'s been\b/g, '$1 has been'],
  [/\b([Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ww]here|[Ww]hen|[Hh]ow|[Ss]omebody|[Nn]obody)'s\b/g, '$1 is'],
];
export const spellOut = (text: string) => long.reduce((said, [short, full]) => said.replace(short, full), text.replaceAll(/(?<=\p{L})’(?=(?:re|ve|ll|[dmst])\b)/gu, "'"));
