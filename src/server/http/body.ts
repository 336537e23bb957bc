import { fail } from '#contract/errors';

const DEEPEST = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const decoder = new TextDecoder('utf-8', { fatal: true });

export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  const value = parse(bytes);
  checkValue(value);
  return value;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw fail('unreadable');
  }
}

// Text is kept exactly as sent or refused, never altered: what no database can hold is refused here, once for all calls.
export function checkValue(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw fail('unreadable');
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= DEEPEST) throw fail('unreadable');
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw fail('unreadable');
      checkValue(key);
      checkValue(inner, depth + 1);
    }
  }
}
