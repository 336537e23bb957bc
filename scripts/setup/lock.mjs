import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;
const BREAKER_OLD_MS = 10_000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// A process id can be given to another process later, so its start time is kept with it. A zombie counts as dead.
const startOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : fields[19];
  } catch {
    return undefined;
  }
};
const named = (pid) => ({ pid, started: startOf(pid) });

const isAlive = ({ pid, started }) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now !== 'dead' && (started === undefined || now === started);
};

const readHolders = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

const write = (file, holders) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holders));
  return draft;
};

// link() fails when the name is taken and shows the whole content or nothing.
const tryTake = (file) => {
  const draft = write(file, [named(process.pid)]);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

// Two waiters may find the same dead holder; only the one that makes the folder may remove the file.
const removeDead = (file) => {
  const breaker = `${file}.break`;
  try {
    mkdirSync(breaker);
  } catch {
    if (Date.now() - (statSync(breaker, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > BREAKER_OLD_MS) rmdirSync(breaker);
    return;
  }
  try {
    if (!readHolders(file).some(isAlive)) rmSync(file, { force: true });
  } finally {
    rmdirSync(breaker);
  }
};

// One holder at a time. `addChild` names a program that the holder started: when the holder is killed outright and its
// program lives on, the next one waits for that program too.
export const withLock = async (file, work, onWait = () => {}) => {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; !tryTake(file); ) {
    if (!readHolders(file).some(isAlive)) removeDead(file);
    else {
      if (!told) onWait();
      told = true;
      await sleep(POLL_MS);
    }
  }
  const addChild = (pid) => renameSync(write(file, [named(process.pid), named(pid)]), file);
  try {
    return await work(addChild);
  } finally {
    rmSync(file, { force: true });
  }
};
