import { draft, drafted, generate, INBOUND, open, reply, tab, theirs } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('R-AST-08 R-AST-10 each failure says its words and keeps what was typed; a double click and a retry make one draft', async ({ signedIn }) => {
  await open(signedIn);
  await theirs(signedIn).fill(INBOUND);
  const answer = (status: number, body: string, path = 'reply') => signedIn.route(`**/api/${path}`, (route) => route.fulfill({ status, body }), { times: 1 });
  await answer(422, '{"error":"no","code":"missing_fields","missingFields":["What do you sell?"]}');
  await generate(signedIn).click();
  await expect(signedIn.getByText('Complete Your Sales Brain Profile')).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Open Sales Brain' })).toHaveAttribute('href', '/sales-brain');
  await answer(402, '{"error":"You have used all messages of your plan. Upgrade your plan to continue.","code":"limit_reached"}');
  await generate(signedIn).click();
  await expect(signedIn.getByRole('alert')).toContainText('Error You have used all messages of your plan. Upgrade your plan to continue.');
  await expect(signedIn.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing');
  await answer(502, 'down');
  await generate(signedIn).click();
  await expect(signedIn.getByText('Request Failed: Unable to generate reply.')).toBeVisible();
  await expect(theirs(signedIn)).toHaveValue(INBOUND);
  const keys: (string | undefined)[] = [];
  await signedIn.route('**/api/reply', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // Stored, and then lost on its way.
    if (keys.length === 1) await route.fetch().then(() => route.abort());
    else await route.continue();
  });
  await signedIn.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(signedIn.getByText('Request Failed: Unable to generate reply.')).toBeVisible();
  await signedIn.getByRole('button', { name: 'Try again' }).click();
  await drafted(signedIn);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(signedIn.getByText('· 299 messages left')).toBeVisible();
  await tab(signedIn, 'Rewrite').click();
  await signedIn.getByLabel('Your message').fill('Hi Sam, did you get the quote?');
  await answer(200, '{"rewrittenMessage":null,"content":"","findings":[]}', 'rewrite-score');
  await signedIn.getByRole('button', { name: 'Rewrite and Score' }).click();
  await expect(signedIn.getByText("Couldn't format rewrite, please try again")).toBeVisible();
  await expect(signedIn.getByLabel('Your message')).toHaveValue('Hi Sam, did you get the quote?');
});

test('R-HOM-06 R-AST-02 every draft is found again: searched, filtered, marked, opened from home and by its link, deleted', async ({ signedIn }) => {
  await open(signedIn);
  await reply(signedIn);
  await theirs(signedIn).fill('Hi Dana, do you also mend gutters? Priya');
  await signedIn.getByRole('radio', { name: 'SMS' }).check();
  await generate(signedIn).click();
  await expect(signedIn.getByText('2/2')).toBeVisible();
  await signedIn.getByRole('combobox', { name: 'What became of it' }).click();
  await signedIn.getByRole('option', { name: 'Meeting booked' }).click();

  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  const sheet = signedIn.getByRole('dialog', { name: 'Your drafts' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('searchbox', { name: 'Search your drafts' }).fill('more than we had in mind');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('combobox', { name: 'Channel' }).click();
  await signedIn.getByRole('option', { name: 'SMS' }).click();
  await expect(sheet.getByText('No draft fits that')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show all drafts' }).click();
  await sheet.getByRole('combobox', { name: 'Outcome', exact: true }).click();
  await signedIn.getByRole('option', { name: 'Meeting booked' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await signedIn.keyboard.press('Escape');

  await signedIn.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.includes('assistant')) localStorage.removeItem(key); });
  await signedIn.goto('/');
  await signedIn.getByRole('link', { name: /gutters|Priya/ }).first().click();
  await expect(theirs(signedIn)).toHaveValue('Hi Dana, do you also mend gutters? Priya');
  await expect(signedIn.getByRole('radio', { name: 'SMS' })).toBeChecked();
  await expect(draft(signedIn)).toHaveValue(/Priya/);
  await expect(signedIn).toHaveURL(/tab=reply/);
  await expect(signedIn.getByRole('combobox', { name: 'What became of it' })).toHaveText('Meeting booked');

  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  for (let left = 1; left >= 0; left -= 1) {
    await sheet.getByRole('button', { name: 'Delete this draft' }).first().click();
    await sheet.getByRole('button', { name: 'Delete it' }).click();
    await expect(sheet.getByRole('listitem')).toHaveCount(left);
  }
  await expect(sheet.getByText('Your drafts will be listed here')).toBeVisible();
  await open(signedIn, '?draft=01900000-0000-7000-8000-000000000000');
  await expect(signedIn.getByText('That draft could not be opened.')).toBeVisible();
});
