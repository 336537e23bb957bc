import * as z from 'zod/mini';
import { post } from './endpoint.ts';

export const MAX_DEMO_CHARACTERS = 500;
export const MAX_DEMO_TURNS = 10;

export const askDemo = post('/api/demo-chat', {
  about: 'The demo chat of the landing page. Nothing is stored.',
  access: 'anyone',
  throttle: 'demo_chat',
  input: z.object({
    message: z.string('Write a message first.').check(z.trim(), z.minLength(1, 'Write a message first.'), z.maxLength(MAX_DEMO_CHARACTERS, 'The demo takes up to 500 characters.')),
    // What the visitor asked before, the oldest first.
    earlier: z._default(z.array(z.string().check(z.maxLength(MAX_DEMO_CHARACTERS))).check(z.maxLength(MAX_DEMO_TURNS)), []),
  }),
  output: z.object({ response: z.string(), engine: z.string() }),
});
