import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/paths.mjs';
import type { Call } from './render.ts';

type Shape = Record<string, unknown>;
const load = async (path: string) => (await import(pathToFileURL(join(root, path)).href)) as Shape;
const listModules = (folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => /^[a-z-]+\.ts$/.test(name)) : [];
const nounOf = (file: string) => file.split(/[-.]/)[0]!;

// A call belongs to the slice whose file of the contract declares it.
const findSlices = async () => {
  const found = new Map<unknown, string>();
  for (const file of listModules('src/contract')) {
    if (file === 'api.ts') continue;
    for (const value of Object.values(await load(`src/contract/${file}`))) if (typeof value === 'object') found.set(value, nounOf(file));
  }
  return found;
};

// A handler counts when its file exports it in a …Handlers object and handlers.ts takes that object in.
const findHandled = async () => {
  const taken = existsSync(join(root, 'src/server/handlers.ts')) ? readFileSync(join(root, 'src/server/handlers.ts'), 'utf8') : '';
  const names = new Set<string>();
  for (const file of listModules('src/server/features')) {
    for (const [name, value] of Object.entries(await load(`src/server/features/${file}`))) {
      if (!name.endsWith('Handlers') || !new RegExp(`\\.\\.\\.${name}\\b`).test(taken)) continue;
      for (const call of Object.keys(value as Shape)) names.add(call);
    }
  }
  return names;
};

export const readCalls = async (): Promise<Call[]> => {
  const { api } = (await load('src/contract/api.ts')) as { api: Record<string, { method: string; path: string; access: string }> };
  const [slicesByCall, handled] = [await findSlices(), await findHandled()];
  return Object.entries(api).map(([name, endpoint]) => {
    const { method, path, access } = endpoint;
    return { name, method, path, access, slice: slicesByCall.get(endpoint) ?? '?', handled: handled.has(name) };
  });
};
