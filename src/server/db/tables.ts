import * as assistant from './schema-assistant.ts';
import * as brain from './schema-brain.ts';
import * as day from './schema-day.ts';
import * as nudge from './schema-nudge.ts';
import * as base from './schema.ts';

// Every table, for what must know them all: the download of one's data, the deletion of an account.
export const tables = { ...base, ...assistant, ...brain, ...day, ...nudge };
