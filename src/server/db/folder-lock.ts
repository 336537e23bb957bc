import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

// Two processes on one embedded database silently lose each other's rows, so the folder belongs to one.
export async function lockFolder(folder: string) {
  const path = await realpath(folder);
  const file = join(path, 'lock');
  const letGo = process.platform === 'linux' ? await holdName(path) : await holdFile(file);
  if (!letGo) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    throw new Error(
      `Another process${holder ? ` (pid ${holder.trim()})` : ''} is using the data folder ${path}. Stop it, or set DATA_DIR to another folder, or set DATABASE_URL, with which several processes can run.`,
    );
  }
  await writeFile(file, String(process.pid));
  return async () => {
    await rm(file, { force: true });
    await letGo();
  };
}

// The kernel frees such a name however its process ends, kill -9 included.
function holdName(path: string) {
  const name = `\0winward-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  return new Promise<(() => Promise<void>) | null>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(name, () => resolve(() => new Promise((closed) => server.close(() => closed()))));
    server.unref();
  });
}

async function holdFile(file: string) {
  const taken = () => writeFile(file, String(process.pid), { flag: 'wx' }).then(() => async () => {}, () => null);
  const first = await taken();
  if (first || isAlive(Number(await readFile(file, 'utf8').catch(() => '0')))) return first;
  await rm(file, { force: true });
  return taken();
}

function isAlive(pid: number) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
