import { ask, enter, openTab, rowOf, search, signUp } from './admin.ts';
import { expectAxeClean } from './axe.ts';
import { expect, test } from './fixtures.ts';

const XSS = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

test('R-ADM-03 R-ADM-04 R-ADM-08 a support request is read, answered by mail and resolved; the figures follow', async ({ page, server }) => {
  const person = await signUp(server);
  const subject = `The dial ${crypto.randomUUID().slice(0, 8)}`;
  await ask(server, { path: '/api/support', body: { subject, message: 'It shows 70,\nwhatever I do.', issueType: 'bug' }, token: person.token });
  await enter(page);
  await page.route(/\/api\/admin\/support(\?|$)/, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await openTab(page, 'Support Requests');
  await expect(page.getByText('Failed to fetch support requests')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: subject, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: subject });
  await expect(sheet.getByText('It shows 70,')).toBeVisible();
  await sheet.getByLabel('Reply by mail').fill('Please reload the page.');
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await expect(sheet.getByText('We answered', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await server.mails(person.email)).find((mail) => mail.subject === `Re: ${subject}`)?.text).toContain('Please reload the page.');
  await page.getByRole('button', { name: `Resolve ${subject}` }).click();
  await expect(rowOf(page, subject).getByText('Resolved')).toBeVisible();
  await expect(page.getByRole('button', { name: `Resolve ${subject}` })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Open' }).check();
  await expect(rowOf(page, subject)).toHaveCount(0);
  await page.getByLabel('Priority only').check();
  await expect(page.getByRole('heading', { name: 'No support requests found' })).toBeVisible();
  await openTab(page, 'Support Analytics');
  await expect(page.getByRole('heading', { name: 'Top issue types' })).toBeVisible();
  expect(await page.locator('.bars > div').count()).toBe(14);
  expect(Math.max(...(await page.locator('.bars i').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))))).toBe(200);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('region', { name: 'Requests a day' }).getByRole('row')).toHaveCount(15);
  await expectAxeClean(page);
});

test('R-ADM-05 R-ADM-06 R-ADM-07 F69 what users typed is shown as text in every tab, cut in lists, and whole only when opened', async ({ page, server }) => {
  const person = await signUp(server, { firstName: XSS, lastName: XSS });
  const long = `${XSS} ${'and then some more '.repeat(8)}`.trim();
  await ask(server, { path: '/api/user/profile', method: 'PATCH', body: { offeringDetails: XSS, idealCustomer: XSS }, token: person.token });
  await ask(server, { path: '/api/reply', body: { inboundMessage: long, signature: XSS }, token: person.token });
  await ask(server, { path: '/api/rewrite-score', body: { message_text: long, goal: 'concise', signature: XSS }, token: person.token });
  await ask(server, { path: '/api/support', body: { subject: XSS, message: XSS, issueType: 'bug' }, token: person.token });
  await enter(page);
  await search(page, person.email);
  await expect(rowOf(page, person.email)).toContainText(XSS);
  await openTab(page, 'Agent Sessions');
  await expect(rowOf(page, person.email).first()).toContainText('<img src=x');
  await expect(rowOf(page, person.email).last()).not.toContainText(long);
  await page.getByRole('button', { name: new RegExp(`Open the session of ${person.email}`) }).last().click();
  await expect(page.getByRole('dialog').getByText(long)).toBeVisible();
  await page.keyboard.press('Escape');
  await openTab(page, 'Support Requests');
  await page.getByRole('button', { name: XSS, exact: true }).click();
  await expect(page.getByRole('dialog').locator('.said')).toHaveText(XSS);
  await page.keyboard.press('Escape');
  await openTab(page, 'AI Analytics');
  await expect(page.getByRole('heading', { name: 'Average scores' })).toBeVisible();
  const row = rowOf(page, person.email).filter({ hasText: '/10' });
  await expect(row).toContainText('<img src=x');
  await row.getByRole('button', { name: /Flag the rewrite/ }).click();
  await expect(row.getByRole('button', { name: /Flag the rewrite/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The end of the chain: it always answers.')).toBeVisible();
  await expectAxeClean(page);
  await openTab(page, 'Health');
  await expect(page.getByRole('heading', { name: 'Slowest calls' })).toBeVisible();
  await openTab(page, 'Audit Log');
  await expect(page.getByRole('cell', { name: 'Opened an agent session' }).first()).toBeVisible();
  await expectAxeClean(page);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('R-ADM-01 R-ADM-02 R-ADM-03 at 360 px users, requests, rewrites and the audit log stand as cards: nothing scrolls sideways; the tab of support counts what is open', async ({ page, server }) => {
  const company = `${crypto.randomUUID().slice(0, 8)}.a-rather-long-name-of-a-company.example.com`;
  const person = await signUp(server, { firstName: 'Maximiliana-Konstantinopel', lastName: 'von Hohenlohe-Langenburg', email: `maximiliana.von.hohenlohe@${company}` });
  const subject = `${crypto.randomUUID().slice(0, 8)}: a subject that goes on for nearly as long as one may write it, up to a hundred`;
  const askSupport = (about: string) => ask(server, { path: '/api/support', body: { subject: about, message: 'x', issueType: 'bug' }, token: person.token });
  await askSupport(subject);
  await ask(server, { path: '/api/rewrite-score', body: { message_text: 'hey, just checking in to see if you had time to look at my last mail', goal: 'concise' }, token: person.token });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page);
  const support = page.getByRole('tab', { name: /^Support Requests \d+ open$/ });
  const countOpen = async () => Number(await support.locator('.waiting').evaluate((mark) => mark.firstChild?.textContent?.replace(',', '')));
  await expect(support).toBeVisible();
  const before = await countOpen();
  const widest = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth)));

  await search(page, company);
  await page.getByRole('region', { name: 'Users' }).getByRole('row').filter({ hasText: company }).first().waitFor();
  const user = rowOf(page, company);
  // All that a row tells, but for the customer at Stripe that isn't there.
  await expect(user.getByRole('cell')).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Last activity' })).toBeInViewport();
  await user.getByRole('button', { name: /^Priority support of/ }).click();
  await expect(page.getByText('priority support on')).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(0);
  await expectAxeClean(page);

  await askSupport('Another, meanwhile');
  await support.click();
  await expect.poll(countOpen).toBe(before + 1);
  const request = rowOf(page, subject);
  await expect(request.getByRole('button', { name: `Resolve ${subject}` })).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(0);
  await expectAxeClean(page);
  await request.getByRole('button', { name: `Resolve ${subject}` }).click();
  await expect.poll(countOpen).toBe(before);
  await page.getByRole('button', { name: 'Another, meanwhile', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect.poll(() => page.locator('.tabs .waiting').evaluateAll(([mark]) => Number(mark?.firstChild?.textContent ?? 0))).toBe(before - 1);
  await page.keyboard.press('Escape');

  await openTab(page, 'AI Analytics');
  await expect(rowOf(page, company).getByRole('button', { name: /Flag the rewrite/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Use a day, by engine' })).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(0);
  await expectAxeClean(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  expect(await widest()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });

  await openTab(page, 'Audit Log');
  await expect(rowOf(page, 'Priority support').first()).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(0);
  await expectAxeClean(page);
});
