import { brainQuestions, type LearnedVoice } from '#contract/brain';
import { fail } from '#contract/errors';
import { isBrainComplete } from '#domain/brain';
import { proposeAnswers } from '#coach/brain/propose';
import { learnFrom } from '#coach/voice/learn';
import { updateUser } from '#server/db/account';
import { countGaps } from '#server/db/draft';
import { findAnswer, listAnswers } from '#server/db/brain';
import type { BrainValues } from '#server/db/schema';
import { changedValues, keepAnswers } from '#server/flows/brain';
import type { Handlers } from '#server/http/handler';

const WEEK_MS = 7 * 86_400_000;
const unknownVoice: LearnedVoice = { greeting: null, signOff: null, sentenceWords: null, contractions: null, neverUse: [] };

export const brainHandlers = {
  async readBrain({ user, db, now }) {
    const missed = isBrainComplete(user.brain) ? new Map<string, number>() : await countGaps(db, user.id, new Date(now().getTime() - WEEK_MS));
    return { conversation: brainQuestions.map(({ field, question }, index) => ({ index: index + 1, question, answer: user.brain[field] ?? '', field, missed: missed.get(field) ?? 0 })) };
  },

  readBrainStatus: async ({ user }) => ({ isComplete: isBrainComplete(user.brain) }),

  async listAnswerVersions({ input, user, db }) {
    const rows = await listAnswers(db, user.id, input.field);
    return { versions: rows.map(({ id, value, source, createdAt }) => ({ id, answer: value!, source, createdAt: createdAt.toISOString() })) };
  },

  async restoreAnswer({ input, user, db, now }) {
    const { field, versionId } = input;
    const version = await findAnswer(db, user.id, { id: versionId, field });
    if (!version) throw fail('not_found');
    const answer = version.value!;
    await db.transaction((tx) => keepAnswers(tx, user.id, { given: changedValues(user.brain, { [field]: answer }), source: 'undo', now: now() }));
    return { success: true, answer };
  },

  readVoice: async ({ user }) => user.voice ?? unknownVoice,

  async saveVoice({ input, user, db }) {
    const { greeting, signOff, neverUse } = input;
    const words = new Map(neverUse.filter((word) => word !== '').map((word) => [word.toLowerCase(), word]));
    await updateUser(db, user.id, { voice: { ...input, greeting: greeting || null, signOff: signOff || null, neverUse: [...words.values()] } });
    return { success: true };
  },

  // Proposals: nothing is stored until the lines are saved.
  learnVoice: async ({ input }) => learnFrom(input.messages),

  async answerGaps({ input, user, db, now }) {
    await db.transaction((tx) => keepAnswers(tx, user.id, { given: changedValues(user.brain, input.answers as BrainValues), source: 'gap', now: now() }));
    return { success: true };
  },

  // What stands already is no news.
  proposeAnswers: async ({ input, user }) => ({ proposals: proposeAnswers(input.text).filter(({ field, answer }) => user.brain[field]?.trim() !== answer) }),

  async acceptProposal({ input, user, db, now }) {
    await db.transaction((tx) => keepAnswers(tx, user.id, { given: changedValues(user.brain, { [input.field]: input.answer }), source: 'import', now: now() }));
    return { success: true };
  },
} satisfies Handlers;
