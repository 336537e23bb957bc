import { expectAxeClean } from './axe.ts';
import { draft, drafted, learn, open, reply, tab } from './desk.ts';
import { expect, test } from './fixtures.ts';

const brief = 'Priya Shah at Alder Freight. They just opened a second depot.';

test('R-AST-11 with the setting, a call is prepared in five lists; it stands in the history as what it is, and opens from there', async ({ signedIn, server }) => {
  await server.openExtras();
  await learn(signedIn, { offeringDetails: 'We repair flat roofs', pricingModel: 'Fixed price of $900 a roof' });
  await open(signedIn, '?tab=callprep');
  await expect(tab(signedIn, 'Call prep')).toHaveAttribute('aria-selected', 'true');
  const prepare = signedIn.getByRole('button', { name: 'Prepare Call' });
  await expect(prepare).toBeDisabled();
  await signedIn.getByLabel('Who you are going to call').fill(brief);
  await prepare.click();
  for (const name of ['How to open', 'What to talk about', 'If they object', 'How to close', 'It went well if']) await expect(signedIn.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();
  await expectAxeClean(signedIn);
  await signedIn.reload();
  await expect(signedIn.getByRole('region', { name: 'What to talk about' })).toContainText('Fixed price of $900 a roof.');
  // Another browser has only what the server has.
  await signedIn.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.includes('assistant')) localStorage.removeItem(key); });
  await open(signedIn);
  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  const sheet = signedIn.getByRole('dialog', { name: 'Your drafts' });
  await sheet.getByRole('combobox', { name: 'Channel' }).click();
  await signedIn.getByRole('option', { name: 'Voicemail' }).click();
  await expect(sheet.getByText('No draft fits that')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Channel' }).click();
  await signedIn.getByRole('option', { name: 'Call prep' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByRole('listitem')).toContainText('Call with Priya Shah');
  await expect(sheet.getByRole('listitem')).toContainText('Call prep · Just now');
  await sheet.getByRole('listitem').getByRole('link').click();
  await expect(tab(signedIn, 'Call prep')).toHaveAttribute('aria-selected', 'true');
  await expect(signedIn.getByRole('region', { name: 'What to talk about' })).toContainText('Fixed price of $900 a roof.');
  await expect(signedIn.getByLabel('Who you are going to call')).toHaveValue(brief);
});

test('R-AST-11 a proposal is scored while one types as the server scores it, and is found again in its own tab', async ({ signedIn, server }) => {
  await server.openExtras();
  await learn(signedIn, { offeringDetails: 'We repair flat roofs, so that the rain stays out', pricingModel: 'Fixed price of $900 a roof' });
  await open(signedIn, '?tab=proposal');
  await signedIn.getByLabel('Who the proposal is for').fill(brief);
  await signedIn.getByRole('button', { name: 'Write Proposal' }).click();
  await drafted(signedIn);
  await expect(signedIn.locator('.band')).toContainText('a proposal is 80 to 400');
  const margin = signedIn.getByRole('complementary', { name: 'Score' });
  await expect(margin).toContainText('Asks for a decision: yes, no, or what to change.');
  const figures = () => margin.locator('.overall-figure, .dimensions .num').allTextContents();
  const byServer = await figures();
  const text = await draft(signedIn).inputValue();
  await draft(signedIn).fill('Please buy.');
  await expect.poll(figures).not.toEqual(byServer);
  // One blank more is another text, scored right here.
  await draft(signedIn).fill(`${text} `);
  await expect.poll(figures).toEqual(byServer);
  await tab(signedIn, 'Reply').click();
  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  await signedIn.getByRole('dialog', { name: 'Your drafts' }).getByRole('listitem').getByRole('link').click();
  await expect(tab(signedIn, 'Proposal')).toHaveAttribute('aria-selected', 'true');
});

test('R-AST-01 on a phone the tab that a link or a key chooses is moved into view', async ({ signedIn, server }) => {
  await server.openExtras();
  await signedIn.setViewportSize({ width: 360, height: 740 });
  await open(signedIn, '?tab=callprep');
  await expect(tab(signedIn, 'Call prep')).toBeInViewport({ ratio: 1 });
  await expect(tab(signedIn, 'Reply')).not.toBeInViewport({ ratio: 1 });
  await tab(signedIn, 'Call prep').press('Home');
  await expect(tab(signedIn, 'Reply')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(signedIn, 'Reply')).toBeInViewport({ ratio: 1 });
  await tab(signedIn, 'Reply').press('End');
  await expect(tab(signedIn, 'Call prep')).toBeInViewport({ ratio: 1 });
  expect(await signedIn.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Also where a step of the router, not a hand, chooses it.
  await tab(signedIn, 'Call prep').press('Home');
  await reply(signedIn);
  await tab(signedIn, 'Reply').press('End');
  await expect(tab(signedIn, 'Call prep')).toBeInViewport({ ratio: 1 });
  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  await signedIn.getByRole('dialog', { name: 'Your drafts' }).getByRole('listitem').getByRole('link').click();
  await expect(tab(signedIn, 'Reply')).toHaveAttribute('aria-selected', 'true');
  await expect(draft(signedIn)).toBeVisible();
  await expect(tab(signedIn, 'Reply')).toBeInViewport({ ratio: 1 });
});
