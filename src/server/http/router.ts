import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api, type CallName } from '#contract/api';
import type { Endpoint } from '#contract/endpoint';
import { fail, type FieldErrors } from '#contract/errors';
import { touchSession, type SignedIn } from '#server/db/session';
import { unmarkLeft } from '#server/db/session-resume';
import { checkValue } from './body.ts';
import { readClient, writeCookie } from './client.ts';
import type { Client, Context, Cookie, Handlers, House } from './handler.ts';
import { readReplayKey, replayOnce } from './replay.ts';
import { respond, respondError } from './respond.ts';
import { openSessionFinder } from './session.ts';
import { openThrottle, type Limits } from './throttle.ts';

const TOUCH_AFTER_MS = 60_000;
// Longer than what was under way when a page was closed: a request after that comes from another page of the session.
const LEAVING_TAKES_MS = 5000;
type AnyHandler = (context: Context) => Promise<unknown>;
type Call = { endpoint: Endpoint; handle: AnyHandler | undefined };
type Parts = { handlers: Handlers; limits: Limits; isAdmin?: (client: Client) => Promise<boolean> };

// Turns the table of calls into routes. Read once, it tells what happens to every request:
// session, throttle, parse, handle, check the answer, respond.
export function mountApi(app: FastifyInstance, house: House, { handlers, limits, isAdmin = async () => false }: Parts) {
  const findSession = openSessionFinder(house.pool, house.now);
  const throttle = openThrottle(house.db, { limits, scale: house.settings.THROTTLE_SCALE, now: house.now });

  async function admit(endpoint: Endpoint, client: Client): Promise<SignedIn | null> {
    if (endpoint.access === 'admin') {
      if (!(await isAdmin(client))) throw fail('admin_only');
      // The admin area alone signs in by a cookie, which another site could make a browser send.
      if (endpoint.method !== 'GET' && !client.sameOrigin) throw fail('forbidden');
      return null;
    }
    const user = client.token ? await findSession(client.token) : null;
    if (endpoint.access === 'anyone') return user?.session.kind === 'live' ? user : null;
    if (user?.session.kind !== (endpoint.access === 'expired' ? 'expired' : 'live')) throw fail('not_signed_in');
    return user;
  }

  // A page that only polls must not keep its session alive.
  async function markActivity(user: SignedIn, request: FastifyRequest) {
    const { leftAt, lastSeenAt } = user.session;
    const now = house.now();
    try {
      if (leftAt && now.getTime() - leftAt.getTime() > LEAVING_TAKES_MS) await unmarkLeft(house.db, user.id, user.session.id);
      if (!request.headers['x-poll'] && now.getTime() - lastSeenAt.getTime() >= TOUCH_AFTER_MS) await touchSession(house.db, user, now);
    } catch (error) {
      request.log.warn({ err: error }, 'activity was not marked');
    }
  }

  async function run({ endpoint, handle }: Call, request: FastifyRequest, reply: FastifyReply) {
    const client = readClient(request);
    const user = await admit(endpoint, client);
    if (!handle) throw fail('not_built');
    if (user) await markActivity(user, request);
    const sent = gatherInput(request, endpoint);
    const replayKey = readReplayKey(request, endpoint, user);
    const setCookie = (cookie: Cookie) => writeCookie(reply, cookie, house.settings);
    const answer = async () => {
      const settle = endpoint.throttle && (await throttle(endpoint.throttle, { network: client.network, account: accountOf(sent), userId: user?.id ?? null }));
      const input = parseInput(endpoint, sent);
      const context = { ...house, log: request.log, input, user, client, setCookie, replayKey, wire: { request, reply } } as Context;
      const output = await handle(context);
      await settle?.();
      return endpoint.raw ? '' : JSON.stringify(endpoint.output.parse(output));
    };
    const text = replayKey ? await replayOnce(house, { endpoint, user, key: replayKey, sent }, answer) : await answer();
    return endpoint.raw ? reply : respond(reply, text);
  }

  for (const [name, endpoint] of Object.entries(api) as [CallName, Endpoint][]) {
    const handle = handlers[name] as AnyHandler | undefined;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => run({ endpoint, handle }, request, reply).catch((error: unknown) => respondError({ reply, error, endpoint, log: request.log })),
    });
  }
}

// Path names and the query or the body make one flat input; the path wins, because it says what the call is about. A call
// that has a body takes nothing from the query: a password in an address would end up in histories and in logs.
function gatherInput(request: FastifyRequest, { method }: Endpoint): Record<string, unknown> {
  const fromUrl = { ...(method === 'GET' && (request.query as object)), ...(request.params as object) };
  checkValue(fromUrl);
  const body = Buffer.isBuffer(request.body) ? {} : (request.body ?? {});
  if (typeof body !== 'object' || Array.isArray(body)) throw fail('unreadable');
  return { ...body, ...fromUrl };
}

const accountOf = ({ email }: Record<string, unknown>) => (typeof email === 'string' ? email.trim().toLowerCase() : null);

function parseInput(endpoint: Endpoint, sent: unknown) {
  const parsed = endpoint.input.safeParse(sent);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || 'body'] ??= message;
  throw fail('invalid', { fields });
}
