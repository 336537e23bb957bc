import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StripePayment } from './stripe-door.ts';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Behaviour } from '../faults/fake-behaviours.ts';

export { expect } from '@playwright/test';
export const PASSWORD = 'Headwind7!';
type Mail = { subject: string; to: string; text: string; link: string };
type Server = {
  url: string;
  // Moves the server's clock; the browser's is `page.clock`.
  advance: (ms: number) => Promise<void>;
  // Opens the proposal and the call preparation, for this test.
  openExtras: () => Promise<void>;
  // Back to the real time.
  reset: () => Promise<void>;
  // What was mailed to this address, the oldest first.
  mails: (to: string) => Promise<Mail[]>;
  // A nudge as the job would make it.
  nudge: (email: string, payload: NudgePayload) => Promise<void>;
  // How the model behaves from now on, where there is one.
  behave: (behaviour: Behaviour) => Promise<void>;
  // What Stripe's card form does with a card; the state of the payment, or why it was declined.
  payStripe: (payment: StripePayment) => Promise<string>;
  // What the server has logged, and what it has sent to Stripe.
  log: () => Promise<string>;
};
type NudgePayload = { title: string; message: string; cta: string; deepLink: string };
type Person = { firstName: string; lastName: string; email: string; password: string; token: string };
type Reply = { url?: string; id?: number; answer?: unknown };

const heard = (child: ChildProcess, isIt: (message: Reply) => boolean) =>
  new Promise<Reply>((resolve, reject) => {
    const listen = (message: Reply) => {
      if (!isIt(message)) return;
      child.off('message', listen);
      child.off('exit', gone);
      resolve(message);
    };
    const gone = (code: number | null) => reject(new Error(`the server ended with code ${code}`));
    child.on('message', listen);
    child.once('exit', gone);
  });

let asked = 0;
async function ask(child: ChildProcess, message: object) {
  const id = ++asked;
  const reply = heard(child, (each) => each.id === id);
  child.send({ id, ...message });
  return (await reply).answer;
}

// The dialogs that greet whoever signs in are a matter of e2e/home.spec.ts; elsewhere they would stand in the way.
const quiet = (context: BrowserContext) => context.route('**/api/login-motivator', (route) => route.fulfill({ body: '' }));

// Each worker has a server and a database of its own.
export const test = base.extend<{ today: void; greets: boolean; person: Person; signedIn: Page }, { server: Server; hasModel: boolean; withStripe: boolean }>({
  // A server that asks a model; else the built-in coach answers.
  hasModel: [false, { option: true, scope: 'worker' }],
  // One that takes money by Stripe, played by our stand-in; else the sandbox takes none.
  withStripe: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ hasModel, withStripe }, provide) => {
      const env = { ...process.env, ...(hasModel && { HAS_MODEL: '1' }), ...(withStripe && { E2E_STRIPE: '1' }) };
      const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), { stdio: 'inherit', execArgv: [], env });
      const { url } = await heard(child, (message) => message.url !== undefined);
      await provide({
        url: url!,
        advance: async (ms) => void (await ask(child, { advanceMs: ms })),
        openExtras: async () => void (await ask(child, { hasExtras: true })),
        reset: async () => void (await ask(child, { isReset: true })),
        mails: async (to) => (await ask(child, { mailsTo: to })) as Mail[],
        behave: async (behaviour) => void (await ask(child, { behaviour })),
        nudge: async (email, payload) => void (await ask(child, { nudge: { email, payload } })),
        payStripe: async (payment) => (await ask(child, { pay: payment })) as string,
        log: async () => (await ask(child, { isLogAsked: true })) as string,
      });
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.removeAllListeners('exit');
      child.disconnect();
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
      child.kill('SIGKILL');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  // The server outlives a test: what one moved must not stand in another's day.
  today: [
    async ({ server }, provide) => {
      await server.reset();
      await provide();
    },
    { auto: true },
  ],

  greets: [false, { option: true }],
  context: async ({ context, greets }, provide) => {
    if (!greets) await quiet(context);
    await provide(context);
  },

  // Somebody with an account, made through the API.
  person: async ({ server, greets }, provide) => {
    const person = { firstName: 'Dana', lastName: 'Whitmore', email: `dana-${crypto.randomUUID()}@example.com`, password: PASSWORD };
    const response = await fetch(`${server.url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person) });
    if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
    const { token } = (await response.json()) as { token: string };
    if (!greets) await fetch(`${server.url}/api/daily-motivator`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: '{}' });
    await provide({ ...person, token });
  },
  // A page of that person, signed in.
  signedIn: async ({ page, person }, provide) => {
    await signIn(page, person);
    await provide(page);
  },
});

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The day's greeting may stand before it already.
  await page.getByRole('button', { name: 'Account menu', includeHidden: true }).waitFor();
}
export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
