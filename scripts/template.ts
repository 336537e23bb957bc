// Makes dist/database: an empty embedded database with every table, which a first start copies instead of making one.
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '#server/db/connect';

const target = fileURLToPath(new URL('../dist/database', import.meta.url));
const work = `${target}-making`;

await Promise.all([target, work].map((folder) => rm(folder, { recursive: true, force: true })));
const connection = await connect({ databaseUrl: '', dataDir: work });
await connection.pool.query('checkpoint');
await connection.close();
await rename(`${work}/pg`, target);
await rm(work, { recursive: true, force: true });
console.log('built dist/database');
