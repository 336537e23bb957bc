import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; parts: AsyncIterable<string> | Iterable<string> };
type Written = { name: Buffer; crc: number; packed: number; plain: number; at: number };

const VERSION = 20;
// The sizes stand behind the data, because they are not known before; names are UTF-8.
const FLAGS = 0x0808;
const DEFLATED = 8;
// The first of January 1980: a file has no date of its own here.
const NO_TIME = 0x0021_0000;

// A zip as a stream: nothing is held in memory but what is being packed.
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, parts } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, at };
    const head = localHead(entry);
    yield head;
    for await (const chunk of pack(parts, entry)) yield chunk;
    const tail = sizesOf(entry, 0x0807_4b50);
    yield tail;
    at += head.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryLine));
  yield directory;
  yield endOf(written.length, directory.length, at);
}

async function* pack(parts: ZipEntry['parts'], entry: Written) {
  const deflate = createDeflateRaw();
  const fill = async () => {
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      entry.crc = crc32(bytes, entry.crc);
      entry.plain += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  fill().catch((error: Error) => deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

function numbers(layout: [value: number, bytes: 2 | 4][]) {
  const buffer = Buffer.alloc(layout.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of layout) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const localHead = ({ name }: Written) =>
  Buffer.concat([numbers([[0x0403_4b50, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [NO_TIME, 4], [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]]), name]);
const sizesOf = ({ crc, packed, plain }: Written, mark: number) => numbers([[mark, 4], [crc, 4], [packed, 4], [plain, 4]]);
const directoryLine = ({ name, crc, packed, plain, at }: Written) =>
  Buffer.concat([
    numbers([[0x0201_4b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [NO_TIME, 4], [crc, 4], [packed, 4], [plain, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]),
    name,
  ]);
const endOf = (count: number, size: number, at: number) => numbers([[0x0605_4b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]]);
