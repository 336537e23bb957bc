import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../setup/paths.mjs';

// Sets names of the environment for the time of some work.
const withEnv = async (values, work) => {
  const before = Object.keys(values).map((name) => [name, process.env[name]]);
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
};

// The package unpacks into TMPDIR and takes whatever it finds there, of any version and be it half a file. So each
// version has a folder of its own, which gets its name only when it is whole. The name of the runtime makes it unpack
// the libraries too that a small machine lacks.
export const unpackChromium = async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const { default: chromium } = await import('@sparticuz/chromium');
    const part = `${folder}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    try {
      await withEnv({ TMPDIR: part, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, () => chromium.executablePath());
      if (!existsSync(folder)) renameSync(part, folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  return { path: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib') };
};
