// Takes a prerendered page over by hand, one stage at a time, so that a press can be put anywhere between two of them.
import type { Page } from '@playwright/test';

declare const gate: { waiting: (() => void)[]; isReady: boolean };

// React works in tasks that it sends itself as messages; here each waits until it is let through.
function holdTasks() {
  const held: typeof gate = { waiting: [], isReady: false };
  const Native = MessageChannel;
  const HeldChannel = function () {
    const channel = new Native();
    const send = channel.port2.postMessage.bind(channel.port2);
    channel.port2.postMessage = (message: unknown) => void (held.isReady ? send(message) : held.waiting.push(() => send(message)));
    return channel;
  };
  addEventListener('app-ready', () => {
    held.isReady = true;
    for (const send of held.waiting.splice(0)) send();
  });
  Object.assign(globalThis, { gate: held, MessageChannel: HeldChannel });
}

async function holdFile(page: Page, file: RegExp) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(file, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

const step = () =>
  new Promise<void>((resolve) => {
    gate.waiting.shift()?.();
    setTimeout(() => setTimeout(resolve));
  });

// First without the app, then without the page's own code, then before each of React's tasks until the app is there.
export async function openInStages(page: Page, path: string, chunk: string) {
  const app = await holdFile(page, /\/assets\/index-[^/]*\.js$/);
  const own = await holdFile(page, new RegExp(`/assets/${chunk}-[^/]*\\.js$`));
  await page.addInitScript(holdTasks);
  await page.goto(path);
  const loads = [() => (app.release(), own.asked), async () => (own.release(), await page.waitForFunction(() => gate.isReady || gate.waiting.length > 0))];
  const isReady = () => page.evaluate(() => gate.isReady);
  const next = async () => void (await (loads.shift() ?? (() => page.evaluate(step)))());
  const finish = async () => {
    while (!(await isReady())) await next();
  };
  return { next, isReady, finish };
}
