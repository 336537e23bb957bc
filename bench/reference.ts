// The peer of P1: a bare Fastify and pg that does what a plain handler would: look the token up, then read the profile.
import { hash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

app.get('/api/user/profile', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = await pool.query('select user_id from session_keys where hash = $1', [hash('sha256', token, 'base64url')]);
  if (!session.rows[0]) return reply.code(401).send({ error: 'Please sign in to continue.' });
  const { rows } = await pool.query('select * from users where user_id = $1', [session.rows[0].user_id]);
  const { password_hash: _hidden, ...profile } = rows[0];
  return profile;
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
