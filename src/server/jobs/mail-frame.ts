export type MailHouse = { product: string; publicUrl: string };
export type Draft = { subject: string; heading: string; paragraphs: string[]; quote?: string; button?: { label: string; url: string } };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const asHtml = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

export function framePlain({ heading, paragraphs, quote, button }: Draft, product: string) {
  const parts = [heading, ...paragraphs];
  if (quote) parts.push(quote.split(/\r?\n/).map((line) => `> ${line}`).join('\n'));
  if (button) parts.push(`${button.label}:\n${button.url}`);
  return `${[...parts, `-- \n${product}`].join('\n\n')}\n`;
}

// One column, no picture, no tracking. Colours are given for light and for dark, and read well where a program turns them round.
export function frameHtml({ heading, paragraphs, quote, button }: Draft, product: string) {
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p>${asHtml(text)}</p>`),
    quote ? `<blockquote>${asHtml(quote)}</blockquote>` : '',
    button ? `<p><a class="button" href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p><p class="small">${escapeHtml(button.url)}</p>` : '',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title>
<style>
body{margin:0;padding:24px;background:#f6f5f2;color:#1d2330;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px}
h1{font-size:22px;line-height:1.3;margin:0 0 16px}p{margin:0 0 16px;overflow-wrap:anywhere}
blockquote{margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #b9bec9;overflow-wrap:anywhere}
a.button{display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#fff;text-decoration:none;font-weight:600}
.small{font-size:13px;color:#596072}
@media (prefers-color-scheme:dark){body{background:#12151c;color:#e8eaf0}main{background:#1b202b}.small{color:#a3abbd}a.button{background:#8fb0ff;color:#0d1422}}
</style></head><body><main>${body.join('')}<p class="small">${escapeHtml(product)}</p></main></body></html>`;
}
