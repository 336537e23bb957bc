import { readLayout } from '#coach/score/layout';

// A message taken apart. What is said stands in 'core'; only that is rewritten.
export type Letter = { subject?: string; greeting: string; core: string; close: string };

export function splitLetter(message: string, signature: string): Letter {
  const whole = message.replaceAll('\r\n', '\n').trim();
  const text = signature.trim() !== '' && whole.endsWith(signature.trim()) ? whole.slice(0, -signature.trim().length).trimEnd() : whole;
  const { subject, greeting, body, close } = readLayout(text);
  return {
    ...(subject ? { subject } : {}),
    greeting: greeting ? text.slice(greeting.start, greeting.end) : '',
    core: text.slice(body.start, body.end),
    close: close ? text.slice(close.start, close.end).trim() : '',
  };
}

// In a text message or an invitation everything stands on one line.
export function joinLetter({ greeting, core, close }: Letter, onOneLine: boolean): string {
  if (!onOneLine) return [greeting, core, close].filter(Boolean).join('\n\n');
  return [greeting, core.replaceAll(/\s*\n\s*/g, ' '), close.replaceAll(/\s*\n\s*/g, ' ')].filter(Boolean).join(' ');
}

const signOff = /^(?:(?:best|kind|warm|many|with)\b.*|regards|thanks|thank you|cheers|sincerely|yours.*|all the best|take care)[,.!]?$/i;

const chat = /^(?:thx|thks|tks|thnx)\b/i;
// Where a signature will stand, only the sign-off word stays of what closed the message.
export function closeFor(close: string, signature: string): string {
  if (signature.trim() === '') return chat.test(close) ? close.replace(chat, 'Thanks').replace(/^(Thanks)[,.]? (?=\p{L})/u, '$1, ').replace(/^(Thanks)\n/, '$1,\n').replace(/(?<=^Thanks,\s)\p{Ll}/u, (letter) => letter.toUpperCase()) : close;
  const [first = ''] = close.split('\n').map((line) => line.trim());
  return signOff.test(first) && !signature.trim().toLowerCase().startsWith(first.replace(/[,.!]$/, '').toLowerCase()) ? first : '';
}

// The signature is never read or changed: it is set behind the finished text as it was given.
export function sign(text: string, letter: Letter, signature: string): string {
  if (signature.trim() === '') return text;
  return `${text}${letter.close === '' ? '\n\n' : '\n'}${signature}`;
}
