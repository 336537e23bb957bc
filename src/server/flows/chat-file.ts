import { listTalk } from '#server/db/chat';
import type { SessionLine } from '#server/db/chat-session';
import type { Db } from '#server/db/connect';

const MAX_NAME = 50;
const at = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const quote = (text: string) => text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n');
const notes = { complete: '', writing: '', stopped: '\n\n_(stopped)_', interrupted: '\n\n_(broke off)_' };

// One conversation as Markdown, for its export and for the download of one's data.
export async function writeChatFile(db: Db, userId: string, { id, title, createdAt }: SessionLine) {
  const talk = await listTalk(db, userId, id);
  const parts = talk.map(({ role, content, state, createdAt: said }) => `**${role === 'user' ? 'You' : 'Coach'}**, ${at(said)}\n\n${role === 'user' ? quote(content) : content}${notes[state]}`);
  return `${[`# ${title}`, `Begun ${at(createdAt)}`, ...parts].join('\n\n')}\n`;
}

// Plain letters alone: it has to be a name on every system.
export function nameChatFile({ id, title, createdAt }: SessionLine) {
  const words = title.normalize('NFKD').replace(/[^\w\s-]/g, '').trim().replace(/[\s_]+/g, '-').toLowerCase().slice(0, MAX_NAME).replace(/-+$/, '');
  return `${createdAt.toISOString().slice(0, 10)}-${words || 'chat'}-${id.slice(-6)}.md`;
}
