import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { childEnv, root } from '../setup/paths.mjs';

const KILL_AFTER_MS = 5_000;
// What a developer has set for a server of their own must not reach the tests.
const ownSettings = /^(DATABASE_URL|TEST_DATABASE_URL|DATA_DIR|PORT|HOST|PUBLIC_URL|ADMIN_PASSWORD|MAIL_FROM|SUPPORT_EMAIL|PRODUCT_NAME|TRUST_PROXY|THROTTLE_SCALE|(SMTP|COACH|STRIPE|TRIAL|PASSWORD)_.*)$/;

const running = new Set<ChildProcess>();
let closed = false;
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
// Each program leads a group of its own, so that workers and browsers end with it.
const killGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is gone.
  }
};
const end = (child: ChildProcess) => {
  killGroup(child, 'SIGTERM');
  setTimeout(() => killGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref();
};

// Afterwards nothing starts any more.
export const endAll = async () => {
  closed = true;
  const left = [...running].filter(isRunning);
  await Promise.all(left.map((child) => new Promise((resolve) => (child.once('exit', resolve), end(child)))));
};

type Ending = { code: number; timedOut: boolean };
export const runProgram = (command: string, args: string[], limitMs: number, env: Record<string, string> = {}) =>
  new Promise<Ending>((resolve, reject) => {
    if (closed) return;
    const base = Object.fromEntries(Object.entries(childEnv()).filter(([name]) => !ownSettings.test(name)));
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true, env: { ...base, ...env } });
    running.add(child);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      end(child);
    }, limitMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      running.delete(child);
      // What a program left behind in its group.
      killGroup(child, 'SIGKILL');
      resolve({ code: code ?? 1, timedOut });
    });
  });
