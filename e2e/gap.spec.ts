import { expectAxeClean } from './axe.ts';
import { expect, test } from './fixtures.ts';


test('R-AST-08 what a draft needs is asked by its exact question, answered on the spot, and the draft is written', async ({ signedIn: page, server, person }) => {
  await page.goto('/ai-assistants?tab=outbound');
  await page.getByRole('textbox').first().fill('Ana Ruiz, runs two bakeries. She opens a third in May.');
  await page.getByRole('button', { name: 'Generate Outbound' }).click();
  await expect(page.getByText('Complete Your Sales Brain Profile')).toBeVisible();
  const answer = page.getByLabel('What do you sell, and what does the customer get?');
  const save = page.getByRole('button', { name: 'Save and draft' });
  await expect(save).toBeDisabled();
  await answer.fill('Oven repairs, done overnight');
  await expectAxeClean(page);
  await page.route('**/api/sales-brain/gaps', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await save.click();
  await expect(page.getByText('Failed to update answer. Please try again.')).toBeVisible();
  await expect(answer).toHaveValue('Oven repairs, done overnight');
  await save.click();
  await expect(page.getByLabel('Draft, editable')).not.toHaveValue('');
  await expect(answer).toHaveCount(0);
  await expect(page.getByText('Your brief: “She opens a third in May”')).toBeVisible();
  const history = await fetch(`${server.url}/api/sales-brain/answers/offeringDetails/history`, { headers: { authorization: `Bearer ${person.token}` } });
  expect(await history.json()).toMatchObject({ versions: [{ answer: 'Oven repairs, done overnight', source: 'gap' }] });
});
