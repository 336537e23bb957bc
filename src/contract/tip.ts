import * as z from 'zod/mini';
import { done, get, post, remove } from './endpoint.ts';

export const MAX_TIP_CHARACTERS = 1000;

const savedTip = z.object({ id: z.string(), tipContent: z.string(), savedAt: z.string() });
export type SavedTip = z.output<typeof savedTip>;
export const tipOutput = z.object({ tip: z.string() });

export const readTip = get('/api/sales-tip', { about: 'The Sales Tip of the Day.', access: 'user', output: tipOutput });
export const refreshTip = post('/api/sales-tip/refresh', { about: 'Another tip for today.', access: 'user', throttle: 'generate', output: tipOutput });
export const saveTip = post('/api/save-tip', {
  about: 'Keeps a tip; the same text is kept once.',
  access: 'user',
  input: z.object({
    tipContent: z.string('There is no tip to save.').check(z.trim(), z.minLength(1, 'There is no tip to save.'), z.maxLength(MAX_TIP_CHARACTERS, 'That tip is longer than 1,000 characters.')),
  }),
  output: z.extend(done, { tip: savedTip }),
});
export const listSavedTips = get('/api/user-tips', { about: 'The tips one has kept, the latest first.', access: 'user', output: z.object({ tips: z.array(savedTip) }) });
export const deleteSavedTip = remove('/api/user-tips/:id', { about: 'Lets go of a kept tip.', access: 'user', input: z.object({ id: z.uuid() }) });
