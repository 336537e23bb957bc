import { randomBytes } from 'node:crypto';
import type { BrainField } from '#contract/brain';
import type { Prompt } from '#contract/prompt';
import { dropInstructions } from '#coach/chat/instruction';
import type { DialogTurn } from '#coach/dialogs/dialog';
import type { Found } from '#coach/dialogs/extraction';
import { isWorthSorting } from '#coach/dialogs/proposal';
import { readLine, type Line } from '#coach/dialogs/wording';
import type { Account } from '#server/adapters/ai/account';
import { generateChecked } from '#server/adapters/ai/generate-checked';
import { buildExtractionPrompt, buildPhrasingPrompt, readExtraction, readPhrase } from '#server/prompts/onboarding';
import { buildRepair } from '#server/prompts/repair';

// What the models add to a turn: words for a question, and for what was understood. The step is never theirs.
export type Help = { proposal: Found[]; line: Line | null; ask: string | null };
export const noHelp: Help = { proposal: [], line: null, ask: null };
type Asked<T> = { prompt: Prompt; read: (value: unknown) => T | undefined };

const createSeals = () => ({ marker: randomBytes(8).toString('hex'), canary: randomBytes(8).toString('hex') });

// An answer that fails the reading is no answer: a second try, the next model, and then the built-in words.
const ask = async <T>(models: Account, user: string, { prompt, read }: Asked<T>): Promise<T | null> =>
  (await generateChecked<T>(models, { user }, { prompt, read, check: () => [], repair: buildRepair, fit: () => null }))?.value ?? null;

const askLine = (models: Account, user: string, { question, typed }: { question: string; typed: string }) =>
  ask(models, user, {
    prompt: buildPhrasingPrompt({ question, lastTyped: typed, seals: createSeals() }),
    read: (value) => readLine(readPhrase(value) ?? '', { ask: question, typed }) ?? undefined,
  });

async function askExtraction(models: Account, user: string, { field, typed }: { field: BrainField; typed: string }): Promise<Found[]> {
  const found = await ask(models, user, { prompt: buildExtractionPrompt({ field, typed, seals: createSeals() }), read: (value) => readExtraction(value, typed) });
  return found?.kind === 'answer' ? found.answers : [];
}

// Both at once, so that a turn waits for one deadline. `turn` is what the machine alone would answer; sentences to an AI
// are left out of what a model reads.
export async function askHelp(models: Account, user: string, { turn, message }: { turn: DialogTurn; message: string }): Promise<Help> {
  const typed = dropInstructions(message).rest;
  const [first] = turn.found ?? [];
  const sorts = first !== undefined && turn.found!.some(({ value }) => isWorthSorting(value));
  const [proposal, line] = await Promise.all([
    sorts ? askExtraction(models, user, { field: first.field, typed }) : [],
    turn.ask === undefined ? null : askLine(models, user, { question: turn.ask, typed }),
  ]);
  return { proposal, line, ask: turn.ask ?? null };
}
