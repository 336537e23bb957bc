import { expect, test } from 'vitest';
import { createSseParser } from './sse.ts';
import type { SseEvent } from './sse.ts';

const parse = (bytes: Buffer, size: number): SseEvent[] => {
  const events: SseEvent[] = [];
  const parser = createSseParser((event) => events.push(event));
  for (let at = 0; at < bytes.length; at += size) parser.push(bytes.subarray(at, at + size));
  parser.end();
  return events;
};
const stream = Buffer.from('\uFEFF: hello\n\ndata: {"a":"Zoë 👩‍🚀 日本"}\r\n\r\nevent: error\rdata:one\rdata: two\r\rdata: three\r\ndata: four\r\n\r\nid: 7\n\ndata\n\ndata: last');

test('F31 text is the same however the bytes are cut, inside letters too', () => {
  const whole = parse(stream, stream.length);
  expect(whole).toEqual([{ event: 'message', data: '{"a":"Zoë 👩‍🚀 日本"}' }, { event: 'error', data: 'one\ntwo' }, { event: 'message', data: 'three\nfour' }, { event: 'message', data: 'last' }]);
  for (let size = 1; size < stream.length; size += 1) expect(parse(stream, size)).toEqual(whole);
});

test('F30 a line without end is refused at a million letters, and costs no more than its length in single bytes', () => {
  const parser = createSseParser(() => {});
  const byte = Buffer.from('a');
  const began = performance.now();
  expect(() => {
    for (let n = 0; n < 1_000_100; n += 1) parser.push(byte);
  }).toThrow('too_long');
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('F30 one event of many lines is refused as well', () => {
  const parser = createSseParser(() => {});
  expect(() => parser.push(Buffer.from(`data: ${'a'.repeat(90)}\n`.repeat(12_000)))).toThrow('too_long');
});
