import { answerChat } from '#coach/chat/chat';
import type { Turn } from '#coach/chat/matter';
import type { Handlers } from '#server/http/handler';

// What a follow-up leans on; the rest would only cost time.
const REMEMBERED_TURNS = 3;
const SEED = 1;

// The built-in coach alone: a visitor costs no model, and nothing is stored.
export const landingHandlers = {
  async askDemo({ input, now }) {
    const history: Turn[] = [];
    const ask = (message: string) => {
      const { text, cards, kind } = answerChat({ message, history, brain: {}, now: now(), seed: SEED });
      return { text: kind === 'handoff' ? WRITING : kind === 'product' ? ACCOUNT : text, cards };
    };
    for (const message of input.earlier.slice(-REMEMBERED_TURNS)) {
      const answer = ask(message);
      history.push({ role: 'user', text: message }, { role: 'assistant', ...answer });
    }
    return { response: ask(input.message).text, engine: 'built-in' };
  },
} satisfies Handlers;

// With an account the coach would carry it over to an assistant; here there is none to carry it to.
const WRITING = `That's a writing job. In the free trial an assistant drafts it from what you told it about your offer and your voice, and says why each line is there.

Here I can help you think it through: who is it for, what did they say last, and what would be an easy next step for them?`;
// Whoever visits has no Billing Settings and no Sales Brain to be sent to.
const ACCOUNT = 'That is kept in an account, and here you are trying the coach without one, so there is nothing stored that I could tell you. Ask me about a customer, a price or a talk instead: what is on your desk?';
