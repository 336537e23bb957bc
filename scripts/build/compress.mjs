import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kinds = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.wasm']);
const SMALLEST_BYTES = 512;

const methods = [
  ['.br', (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })],
  ['.gz', (data) => promisify(gzip)(data, { level: 9 })],
];

// Writes file.br and file.gz beside each text file, once, so that no request pays for it.
export const compressFolder = async (folder) => {
  const names = await readdir(folder, { recursive: true });
  const work = names.filter((name) => kinds.has(extname(name))).map(async (name) => {
    const data = await readFile(join(folder, name));
    if (data.length < SMALLEST_BYTES) return 0;
    for (const [ending, pack] of methods) {
      const packed = await pack(data);
      if (packed.length < data.length) await writeFile(join(folder, name + ending), packed);
    }
    return 1;
  });
  return (await Promise.all(work)).reduce((sum, one) => sum + one, 0);
};
