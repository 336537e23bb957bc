import { fail } from '#contract/errors';

const readable = /\.(?:pdf|docx?|txt)$/i;

// A document is a name and nothing more: it is never opened. One of another type is refused by its name.
export function checkDocument({ message, document }: { message: string; document: string }) {
  if (document !== '' && !readable.test(document)) throw refuse('document_url', `"${document}" can't be used. Choose a .pdf, .doc, .docx or .txt document.`);
  if (message !== '') return;
  throw refuse('message_text', document === '' ? 'Write or paste the message first.' : `Upload is coming soon. Paste the text of "${document}" to have it rewritten.`);
}

const refuse = (field: string, sentence: string) => fail('invalid', { sentence, fields: { [field]: sentence } });
