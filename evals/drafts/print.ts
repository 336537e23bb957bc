import { composeDraft } from '#coach/compose/compose';
import type { Form } from '#coach/brief';
import { requestFrom, requests } from './requests.ts';

// node evals/drafts/print.ts [seeds, as 0,1,2] [part of a title] [short|medium|long]: prints drafts to be read.
const [seeds = '0', title = '', length] = process.argv.slice(2);
for (const [name, brain, wish] of requests.filter(([each]) => each.includes(title)))
  for (const seed of seeds.split(',').map(Number)) {
    const request = requestFrom(wish, length ? { emailLength: length as Form['emailLength'] } : {});
    const { subject, body, gaps, notices } = composeDraft(request, { brain, now: new Date('2026-11-21T09:00:00Z'), seed });
    const lines = [`\n=== ${name} (${request.channel}, seed ${seed})`, subject ? `Subject: ${subject}\n` : '', body, ...gaps.map(({ fact, field }) => `  gap: ${fact} (${field})`), ...notices.map((notice) => `  notice: ${notice}`)];
    console.log(lines.filter((line) => line !== '').join('\n'));
  }
