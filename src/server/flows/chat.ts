import { randomBytes } from 'node:crypto';
import type { Prompt, Turn as Spoken } from '#contract/prompt';
import { findCard } from '#coach/chat/card';
import { readChat, speakTo, type ChatAnswer, type ChatKind, type Mood } from '#coach/chat/chat';
import type { Turn } from '#coach/chat/matter';
import type { Account } from '#server/adapters/ai/account';
import type { ModelFault } from '#server/adapters/ai/failure';
import { streamChat } from '#server/adapters/ai/stream-chat';
import { buildChatPrompt } from '#server/prompts/chat';
import { brainOf, type Author } from './author.ts';

type Desk = { models: Account; now: () => Date };
// The stored turns, oldest first, without the message itself: never what a browser claims was said.
type Asked = { message: string; history: Turn[]; seed: number; avoid?: string[] };
type Wire = { signal?: AbortSignal; onText?: (text: string) => void };
// A fault marks a part that broke off: stored as interrupted, not counted. `replaces`: what was shown has to give way to this text.
export type Coached = ChatAnswer & { engine: string; fault: ModelFault | null; replaces: boolean };

// These the coach alone answers: no model speaks to somebody in despair, a hand-over is no talk, and no model knows the screens.
const ownKinds = new Set<ChatKind>(['crisis', 'handoff', 'empty', 'instruction', 'product']);

// What a turn has before any model is asked: the coach's own answer, and what a model is told. Null where the coach alone answers.
export type Ready = { own: ChatAnswer; prompt: Prompt | null };

export function readyTurn({ models, now }: Desk, author: Author, asked: Asked): Ready {
  const brain = brainOf(author);
  const own = readChat({ ...asked, brain, now: now() });
  if (models.chain.links.length === 0 || ownKinds.has(own.kind)) return { own, prompt: null };
  const cards = own.cards.flatMap((id) => findCard(id) ?? []);
  const turns: Spoken[] = [...asked.history.map(({ role, text }) => ({ role, content: text })), { role: 'user', content: asked.message }];
  const seals = { marker: randomBytes(8).toString('hex'), canary: randomBytes(8).toString('hex') };
  return { own, prompt: buildChatPrompt({ brain, turns, cards, seals }) };
}

// One turn of the coach: through the models where there are any, told by our own cards; else, or if they fail, built in, in
// the way that the user's mood asks for.
export async function answerTurn(models: Account, userId: string, { ready: { own, prompt }, findMood, wire = {} }: { ready: Ready; findMood: () => Promise<Mood | undefined>; wire?: Wire }): Promise<Coached> {
  // Most of what it says is the same in every mood.
  const builtIn = async () => {
    const mood = own.gentle === undefined || wire.signal?.aborted ? undefined : await findMood();
    return { ...speakTo(mood, own), engine: 'built-in', fault: null };
  };
  if (!prompt) return { ...(await builtIn()), replaces: false };
  let shown = false;
  const answer = await streamChat(models, { user: userId, ...(wire.signal && { signal: wire.signal }) }, {
    prompt,
    onText(text) {
      shown = true;
      wire.onText?.(text);
    },
  });
  return answer ? { ...own, ...answer, replaces: false } : { ...(await builtIn()), replaces: shown };
}
