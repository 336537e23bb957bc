// P11: a built-in reply through HTTP, session, quota and storing included, at 20 users who send one after the other.
import http from 'node:http';
import { editProfile } from '#contract/account';
import { draftReply } from '#contract/assistant';
import { composeDraft } from '#coach/compose/compose';
import { openClient } from '#server/testing';
import { startPostgres } from '../scripts/postgres.mjs';
import { startWinward, tellSpeed } from './load.ts';

const USERS = 20;
const DRAFTS_EACH = 60;
// Node makes its code quicker the more often it runs, over some thousand drafts: a server that has just started, and one in use.
const WARM_UP_EACH = 5;
const USE_EACH = 200;
const GOAL_MS = 60;

// Each user gets messages of their own; three drafts are made of each, as with 'Another version'.
const DRAFTS_OF_ONE = 3;
const messageFor = (who: number, n: number) =>
  `Hi Ana,\n\nThanks for your note. We do have a leak over unit ${who * 1000 + Math.floor(n / DRAFTS_OF_ONE)} and the board asks what it would cost and how soon you could start. We already use Apex Roofing for the gutters.\n\nBest,\nSam Ortiz`;
const brain = { offeringDetails: 'We repair and replace flat roofs for small apartment buildings', idealCustomer: 'property managers with 5 to 40 units', uniqueMessage: 'we photograph every seam before and after', pricingModel: 'fixed price after a site visit' };

const postgres = await startPostgres();
const server = await startWinward({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PORT: '0', THROTTLE_SCALE: '100000', TRIAL_MESSAGES: '100000', NODE_ENV: 'production' });
const agent = new http.Agent({ keepAlive: true });
const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
try {
  const client = openClient(server.url);
  // Takes little of the processor, for it shares that with what it measures.
  const send = (input: object, token: string) =>
    new Promise<void>((done, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const request = http.request(server.url + draftReply.path, { method: draftReply.method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject).on('end', () => (response.statusCode === 200 ? done() : reject(new Error(`${response.statusCode}: ${text}`))));
      });
      request.on('error', reject).end(JSON.stringify(input));
    });
  const people = await Promise.all(Array.from({ length: USERS }, () => client.signUp()));
  for (const person of people) await client.call(editProfile, brain, person);
  const draftAll = async (each: number, pause: number) => {
    const times: number[] = [];
    const work = people.map(async (person, who) => {
      for (let n = 0; n < each; n += 1) {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, ((who * 7919 + n * 104_729) % 1000) * (pause / 500)));
        const began = performance.now();
        await send({ inboundMessage: messageFor(who, n), version: n % DRAFTS_OF_ONE }, person.token);
        times.push(performance.now() - began);
      }
    });
    await Promise.all(work);
    return times;
  };
  const measure = async (each: number, pause: number, what: string) => {
    const began = performance.now();
    const times = await draftAll(each, pause);
    const perSecond = times.length / ((performance.now() - began) / 1000);
    console.log(`P11 reply, ${USERS} users, ${what}: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms (goal ${GOAL_MS}), ${perSecond.toFixed(0)}/s`);
  };
  await draftAll(WARM_UP_EACH, 0);
  // Without a pause twenty drafts always wait for each other; with one, as with people, they come as they come.
  await measure(DRAFTS_EACH, 0, 'each sending without pause, a server that has just started');
  await draftAll(USE_EACH, 0);
  await tellSpeed();
  await measure(DRAFTS_EACH, 0, 'each sending without pause, a server in use');
  await tellSpeed();
  await measure(DRAFTS_EACH / 4, 1000, 'a pause of 1000 ms on average');
  const began = performance.now();
  for (let seed = 0; seed < 100; seed += 1) composeDraft({ kind: 'reply', inbound: messageFor(0, seed * DRAFTS_OF_ONE), channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' }, { brain, now: new Date(), seed });
  console.log(`P11 the coach alone, one after the other: ${((performance.now() - began) / 100).toFixed(1)} ms a draft`);
} finally {
  agent.destroy();
  await server.stop();
  await postgres.stop();
}
