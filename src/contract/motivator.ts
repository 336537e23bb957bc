import * as z from 'zod/mini';
import { MAX_NAME_CHARACTERS } from './account.ts';
import { post } from './endpoint.ts';

export const writeDailyMotivation = post('/api/daily-motivator', {
  about: "The motivation of the day; 'Get Another' asks for one that was not shown yet.",
  access: 'user',
  throttle: 'generate',
  input: z.object({
    firstName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_NAME_CHARACTERS, 'That name is longer than 100 characters.')))),
    isGenerateAnother: z._default(z.boolean(), false),
  }),
  output: z.object({ success: z.boolean(), message: z.string() }),
});
export const writeLoginMotivation = post('/api/login-motivator', {
  about: "One line and one tip for 'Ready to Win Today?'; the same all day.",
  access: 'user',
  throttle: 'generate',
  output: z.object({ motivationalLine: z.string(), platformTip: z.string() }),
});
