import { StringDecoder } from 'node:string_decoder';
import { ModelFailure } from './failure.ts';

export type SseEvent = { event: string; data: string };
const MAX_EVENT_LETTERS = 1_000_000;
const NEW_LINE = 10;
const RETURN = 13;

// Lines out of text that is cut anywhere. Every chunk is looked at once, so a line without end costs no more than its length.
const createLines = (onLine: (line: string) => void) => {
  let line = '';
  let afterReturn = false;
  return {
    push(text: string) {
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === NEW_LINE || code === RETURN) {
          // \r\n is one end of line, even when a chunk ends between the two.
          if (code === RETURN || !afterReturn) {
            onLine(line + text.slice(from, at));
            line = '';
          }
          from = at + 1;
        }
        afterReturn = code === RETURN;
      }
      line += text.slice(from);
      if (line.length > MAX_EVENT_LETTERS) throw new ModelFailure('too_long', 'a line without end');
    },
    end() {
      if (line !== '') onLine(line);
      line = '';
    },
  };
};

// Server-sent events out of raw bytes. Chunks end anywhere: inside a letter, a line, an event.
export const createSseParser = (emit: (event: SseEvent) => void) => {
  const decoder = new StringDecoder('utf8');
  let event = '';
  let data = '';
  let has = false;
  const close = () => {
    if (has) emit({ event: event || 'message', data });
    event = '';
    data = '';
    has = false;
  };
  const lines = createLines((line) => {
    if (line === '') return close();
    const value = (name: string) => (line.charCodeAt(name.length) === 32 ? line.slice(name.length + 1) : line.slice(name.length));
    if (line.startsWith('data:')) {
      data = has ? `${data}\n${value('data:')}` : value('data:');
      has = true;
      if (data.length > MAX_EVENT_LETTERS) throw new ModelFailure('too_long', 'an event without end');
    } else if (line.startsWith('event:')) event = value('event:');
  });
  return {
    push: (chunk: Buffer) => lines.push(decoder.write(chunk)),
    end() {
      lines.push(decoder.end());
      lines.end();
      close();
    },
  };
};
