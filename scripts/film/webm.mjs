// The least of a WebM file that plays, tells its length and can be searched: one VP9 track, clusters that begin with a
// whole picture, and an index of them.
const join = (parts) => Buffer.concat(parts);
const idOf = (hex) => Buffer.from(hex, 'hex');
const sizeOf = (length) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  size[0] = 1;
  return size;
};
const element = (hex, ...content) => {
  const body = join(content);
  return join([idOf(hex), sizeOf(body.length), body]);
};
const number = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const real = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const text = (value) => Buffer.from(value, 'utf8');

const block = ({ atMs, isKey, data }, fromMs) => {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
  head.writeInt16BE(atMs - fromMs, 1);
  return element('a3', head, data);
};

const toClusters = (frames) => {
  const clusters = [];
  for (const frame of frames) {
    if (frame.isKey) clusters.push([]);
    clusters.at(-1).push(frame);
  }
  return clusters.map((inside) => ({ atMs: inside[0].atMs, bytes: element('1f43b675', element('e7', number(inside[0].atMs)), ...inside.map((frame) => block(frame, inside[0].atMs))) }));
};

export const packWebm = (frames, { width, height, lengthMs }) => {
  const head = element('1a45dfa3', element('4286', number(1)), element('42f7', number(1)), element('42f2', number(4)), element('42f3', number(8)), element('4282', text('webm')), element('4287', number(4)), element('4285', number(2)));
  const info = element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', real(lengthMs)), element('4d80', text('film')), element('5741', text('film')));
  const track = element('ae', element('d7', number(1)), element('73c5', number(1)), element('83', number(1)), element('9c', number(0)), element('86', text('V_VP9')), element('e0', element('b0', number(width)), element('ba', number(height))));
  const before = join([info, element('1654ae6b', track)]);
  const clusters = toClusters(frames);
  const index = (from) => {
    let at = from;
    const points = clusters.map(({ atMs, bytes }) => {
      const point = element('bb', element('b3', number(atMs)), element('b7', element('f7', number(1)), element('f1', number(at))));
      at += bytes.length;
      return point;
    });
    return element('1c53bb6b', ...points);
  };
  // Every number has eight bytes, so the index is as long with the right places as with wrong ones.
  const cues = index(before.length + index(0).length);
  return join([head, element('18538067', before, cues, ...clusters.map(({ bytes }) => bytes))]);
};
