// A Chromium for the journeys: CHROMIUM_PATH, the machine's, Playwright's own, the one of the npm package
// @sparticuz/chromium, and at last one that apt-get installs when we are root. Each is launched before it is believed.
// BROWSER_SOURCE (env, machine, playwright, npm, apt) insists on one of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackChromium } from './browser/unpack.mjs';

const LAUNCH_MS = 30_000;
const APT_MS = 300_000;
const machinePaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

const onMachine = () => {
  const path = machinePaths.find((one) => existsSync(one));
  if (!path) throw new Error(`none of ${machinePaths.join(', ')} is there`);
  return { path, args: [] };
};

const apt = (args) => {
  const { status, error, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', timeout: APT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${error?.code ?? stderr.trim().split('\n').at(-1)}`);
};

const finders = {
  env() {
    const path = process.env.CHROMIUM_PATH;
    if (!path) throw new Error('CHROMIUM_PATH is not set');
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not there`);
    return { path, args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean) };
  },
  machine: onMachine,
  async playwright() {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    if (!existsSync(path)) throw new Error('Playwright has not downloaded one');
    return { path, args: [] };
  },
  async npm() {
    const { path, libraries } = await unpackChromium();
    return { path, args: [], spare: { LD_LIBRARY_PATH: libraries } };
  },
  apt() {
    if (process.getuid?.() !== 0) throw new Error('only root may install one');
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', 'chromium']);
    return onMachine();
  },
};

const launch = async ({ path, args }, env) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: path, args, timeout: LAUNCH_MS, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage();
    if ((await page.evaluate('6 * 7')) !== 42) throw new Error('it does not run scripts');
    return browser.version();
  } finally {
    await browser.close();
  }
};

// With the machine's libraries; where it lacks some, with those that came along.
const verify = async ({ spare, ...found }) => {
  try {
    return { ...found, env: {}, version: await launch(found, {}) };
  } catch (error) {
    if (!spare) throw error;
    return { ...found, env: spare, version: await launch(found, spare) };
  }
};

export const findBrowser = async ({ source = process.env.BROWSER_SOURCE } = {}) => {
  if (source !== undefined && !finders[source]) throw new Error(`BROWSER_SOURCE is '${source}'; it may be ${Object.keys(finders).join(', ')}`);
  const problems = [];
  for (const name of source ? [source] : Object.keys(finders)) {
    try {
      return { ...(await verify(await finders[name]())), source: name };
    } catch (error) {
      problems.push(`${name}: ${error.message.split('\n')[0]}`);
      if (name === 'env' && process.env.CHROMIUM_PATH) console.warn(`CHROMIUM_PATH does not serve, so others are tried (${problems.at(-1)})`);
    }
  }
  throw new Error(`no Chromium could be launched (${problems.join('; ')})`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await findBrowser()));
