import { brainQuestions } from '#contract/brain';
import { fail } from '#contract/errors';
import { isBrainComplete } from '#domain/brain';
import { findAnswer, listAnswers } from '#server/db/brain';
import { changedValues, keepAnswers } from '#server/flows/brain';
import type { Handlers } from '#server/http/handler';

export const brainHandlers = {
  async readBrain({ user }) {
    return { conversation: brainQuestions.map(({ field, question }, index) => ({ index: index + 1, question, answer: user.brain[field] ?? '', field })) };
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

  async acceptProposal({ input, user, db, now }) {
    await db.transaction((tx) => keepAnswers(tx, user.id, { given: changedValues(user.brain, { [input.field]: input.answer }), source: 'import', now: now() }));
    return { success: true };
  },
} satisfies Handlers;
