import spellings from './content/spellings.json' with { type: 'json' };

// One spelling for each word, so that 'colour' and 'color' are the same.
const spelling = new Map(Object.entries(spellings));

export const spell = (word: string): string => spelling.get(word) ?? word;
