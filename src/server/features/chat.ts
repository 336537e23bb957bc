import { fail } from '#contract/errors';
import { nameChatFile, writeChatFile } from '#server/flows/chat-file';
import { askToStop, findMessage, listTalk, listVersions, rateMessage } from '#server/db/chat';
import { findChatSession, listChatSessionPage, removeChatSession, renameChatSession, type SessionLine, type SessionMark } from '#server/db/chat-session';
import type { Handlers } from '#server/http/handler';
import { beginAgain, beginAnswer } from './chat-begin.ts';
import { followAnswer, streamAnswer } from './chat-follow.ts';
import { describeMessage, describeSession } from './chat-output.ts';

export const chatHandlers = {
  async sendMessage(context) {
    const { input, user, replayKey } = context;
    return followAnswer(context, await beginAnswer(context, user, { input, clientId: input.clientMessageId ?? replayKey }));
  },

  async streamMessage(context) {
    const { input, user } = context;
    streamAnswer(context, await beginAnswer(context, user, { input, clientId: input.clientMessageId ?? null }));
    return { success: true };
  },

  async followAnswer(context) {
    const { input, user, db } = context;
    const answer = (await findMessage(db, { userId: user.id, id: input.id })) ?? refuse();
    if (answer.role !== 'assistant') refuse();
    streamAnswer(context, answer);
    return { success: true };
  },

  async stopAnswer({ input, user, db, live }) {
    const whose = { userId: user.id, id: input.id };
    const { role } = (await findMessage(db, whose)) ?? refuse();
    if (role !== 'assistant') refuse();
    const answer = live.find(input.id);
    answer?.stop();
    await (answer ? answer.ended : askToStop(db, whose));
    return { success: true };
  },

  async regenerateAnswer(context) {
    const { input, user, replayKey } = context;
    return followAnswer(context, await beginAgain(context, user, { id: input.id, clientId: input.clientMessageId ?? replayKey }));
  },

  async streamAgain(context) {
    const { input, user } = context;
    streamAnswer(context, await beginAgain(context, user, { id: input.id, clientId: input.clientMessageId ?? null }));
    return { success: true };
  },

  async listVersions({ input, user, db, now }) {
    const { groupId } = (await findMessage(db, { userId: user.id, id: input.id })) ?? refuse();
    const versions = await listVersions(db, user.id, groupId);
    return { messages: versions.map((message) => describeMessage({ ...message, versions: versions.length }, now())) };
  },

  async rateAnswer({ input, user, db }) {
    if (!(await rateMessage(db, { userId: user.id, id: input.id }, input))) refuse();
    return { success: true };
  },

  async listChatSessions({ input, user, db }) {
    const { search, limit } = input;
    const rows = await listChatSessionPage(db, user.id, { search, limit: limit + 1, after: input.after === undefined ? undefined : readMark(input.after) });
    const shown = rows.slice(0, limit);
    return { sessions: shown.map(describeSession), nextPage: rows.length > limit ? writeMark(shown.at(-1)!) : null };
  },

  async readChatSession({ input, user, db, now }) {
    const session = (await findChatSession(db, { userId: user.id, id: input.id })) ?? refuse();
    const messages = await listTalk(db, user.id, input.id);
    return { session: describeSession(session), messages: messages.map((message) => describeMessage(message, now())) };
  },

  async renameChatSession({ input, user, db }) {
    if (!(await renameChatSession(db, { userId: user.id, id: input.id }, input.title))) refuse();
    return { success: true };
  },

  async deleteChatSession({ input, user, db }) {
    const isGone = await db.transaction((tx) => removeChatSession(tx, { userId: user.id, id: input.id }));
    return isGone ? { success: true } : refuse();
  },

  async exportChatSession({ input, user, db, wire }) {
    const session = (await findChatSession(db, { userId: user.id, id: input.id })) ?? refuse();
    const text = await writeChatFile(db, user.id, session);
    wire.reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${nameChatFile(session)}"`).type('text/markdown; charset=utf-8').send(text);
    return { success: true };
  },
} satisfies Handlers;

const refuse = (): never => {
  throw fail('not_found');
};

// The list goes by last use, so a page begins behind a time and an id.
const MARK = /^(\d{4}-[\dT:.-]+Z)_([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;
const writeMark = ({ updatedAt, id }: SessionLine) => `${updatedAt.toISOString()}_${id}`;
function readMark(mark: string): SessionMark {
  const [, time = '', id = ''] = MARK.exec(mark) ?? [];
  const updatedAt = new Date(time);
  if (Number.isNaN(updatedAt.getTime())) throw fail('invalid', { fields: { after: 'That page is not known.' } });
  return { updatedAt, id };
}
