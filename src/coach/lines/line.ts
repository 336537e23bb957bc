import motivations from './content/motivations.json' with { type: 'json' };
import tips from './content/tips.json' with { type: 'json' };

// A tag that's missing fits everybody.
export type Line = {
  id: string;
  text: string;
  moods?: string[];
  energy?: string[];
  days?: string[];
  levels?: string[];
  challenges?: string[];
  channels?: string[];
  // About something in this product, to be tried at once.
  platform?: boolean;
};
export const allMotivations: Line[] = motivations;
export const allTips: Line[] = tips;

const texts = new Map([...allMotivations, ...allTips].map(({ id, text }) => [id, text]));
// A line that was taken out since it was shown is gone for good; another takes its place.
export const findLine = (id: string) => texts.get(id) ?? allTips[0]!.text;
