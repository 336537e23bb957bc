import type { Fault } from '#contract/prompt';
import { cleanText } from './fence.ts';

const MAX_FAULTS = 8;
const MAX_FAULT_LETTERS = 300;

// Names the faults and nothing else: a model that is told 'make it better' changes what was right.
export const buildRepair = (faults: Fault[]): string => {
  const worstFirst = faults.toSorted((a, b) => Number(b.hard) - Number(a.hard)).slice(0, MAX_FAULTS);
  const list = worstFirst.map((fault, index) => `${index + 1}. ${cleanText(fault.message, MAX_FAULT_LETTERS).replace(/\s+/g, ' ')}`);
  return `That answer can't be used yet:\n${list.join('\n')}\nMend exactly this and leave the rest as it is. All earlier rules hold. Answer with the whole JSON again.`;
};
