import * as admin from './schema-admin.ts';
import * as assistant from './schema-assistant.ts';
import * as billing from './schema-billing.ts';
import * as brain from './schema-brain.ts';
import * as chat from './schema-chat.ts';
import * as day from './schema-day.ts';
import * as nudge from './schema-nudge.ts';
import * as progress from './schema-progress.ts';
import * as base from './schema.ts';

// Every table, for what must know them all: the download of one's data, the deletion of an account.
export const tables = { ...base, ...admin, ...assistant, ...brain, ...chat, ...day, ...nudge, ...progress, ...billing };
