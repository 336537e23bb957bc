import { draft, drafted, learn, open, reply, tab } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('R-AST-04 R-AST-05 R-AST-07 an answer to an objection, and a rewrite with its score: findings are mended, chips and a chosen part change what they should, all of it by Undo', async ({ signedIn }) => {
  await open(signedIn, '?tab=objection');
  await signedIn.getByLabel('What they object to').fill('It’s too expensive for us right now.');
  await signedIn.getByLabel('Thread so far').fill('Hi Dana, thanks for the quote. Best, Sam');
  await signedIn.getByRole('button', { name: 'Generate Response' }).click();
  await drafted(signedIn);

  await tab(signedIn, 'Rewrite').click();
  await signedIn.getByLabel('Your message').fill('hi sam!!! just checking in again, did u get my quote??? we are the best roofers and u need to sign today or the price goes up. let me know asap');
  await signedIn.getByRole('button', { name: 'Rewrite and Score' }).click();
  await expect(signedIn.getByText(/yours scored \d\.\d/)).toBeVisible();
  await expect(signedIn.getByRole('list', { name: 'Reasons' })).toBeVisible();
  await expect(signedIn.getByText(/^(?:Strong|Good to send|Needs work)$/)).toBeVisible();

  const text = 'Hi Sam,\n\nI would basically just really like to leverage our offer. The repair takes two days.\n\nCould we talk on Friday?';
  await draft(signedIn).fill(text);
  const mended = signedIn.getByRole('button', { name: /^Finding \d+: .*(?:leverage|basically|really|just)/ }).first();
  await mended.focus();
  await signedIn.keyboard.press('Enter');
  const note = signedIn.getByRole('region', { name: /^Finding \d+$/ });
  await expect(note).toBeFocused();
  await expect(note.getByText('Source:')).toBeVisible();
  await signedIn.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(mended).toBeFocused();
  await signedIn.keyboard.press('Enter');
  await note.getByRole('button', { name: /^Use it/ }).click();
  await expect(draft(signedIn)).not.toHaveValue(text);
  const undo = signedIn.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(draft(signedIn)).toHaveValue(text);

  await signedIn.getByRole('button', { name: 'Simpler' }).click();
  await expect(draft(signedIn)).toHaveValue(/The repair takes two days/);
  await expect(draft(signedIn)).not.toHaveValue(/leverage/);
  await signedIn.getByText('See what changed').click();
  await expect(signedIn.locator('.polish-diff del').first()).toBeVisible();
  await undo.click();
  await expect(draft(signedIn)).toHaveValue(text);

  await draft(signedIn).evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.indexOf('I would'), area.value.indexOf('The repair') - 1);
  });
  await draft(signedIn).press('Shift+ArrowRight');
  await signedIn.getByRole('button', { name: 'Rewrite selection' }).click();
  await expect(signedIn.getByText('Only the part that you chose was rewritten.')).toBeVisible();
  await expect(draft(signedIn)).toHaveValue(/^Hi Sam,\n\n.*The repair takes two days\.\n\nCould we talk on Friday\?$/);
});

test('R-AST-05 a document is a name with an upload that is still to come; one of another type is refused by its name', async ({ signedIn }) => {
  await open(signedIn, '?tab=rewrite');
  const rewrite = signedIn.getByRole('button', { name: 'Rewrite and Score' });
  await expect(rewrite).toBeDisabled();
  await signedIn.getByLabel('Document', { exact: true }).setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(signedIn.getByText('Upload coming soon')).toBeVisible();
  await rewrite.click();
  await expect(signedIn.getByRole('alert')).toHaveText('Error Upload is coming soon. Paste the text of "offer.pdf" to have it rewritten.Try again');
  await signedIn.getByLabel('Document', { exact: true }).setInputFiles({ name: 'sheet.xlsx', mimeType: 'application/x', buffer: Buffer.from('x') });
  await rewrite.click();
  await expect(signedIn.getByRole('alert')).toContainText('Error "sheet.xlsx" can\'t be used. Choose a .pdf, .doc, .docx or .txt document.');
  await expect(signedIn.getByText('sheet.xlsx', { exact: true })).toBeVisible();
});

test('R-AST-10 a fact that is missing is named, taken right there into the Sales Brain, and drafted again', async ({ signedIn }) => {
  await learn(signedIn, { offeringDetails: 'We repair flat roofs' });
  await open(signedIn);
  await reply(signedIn, 'Hi Dana, how much is a repair? Sam');
  await expect(draft(signedIn)).not.toHaveValue(/140/);
  await expect(signedIn.getByText('The price; goes into Q8 of your Sales Brain')).toBeVisible();
  await signedIn.getByLabel('How do you price it?').fill('140 dollars a square metre');
  await signedIn.getByRole('button', { name: 'Save and draft again' }).click();
  await expect(signedIn.getByText('2/2')).toBeVisible();
  await expect(draft(signedIn)).toHaveValue(/140 dollars a square metre/);
  await expect(signedIn.getByText('Pricing model: “140 dollars a square metre”')).toBeVisible();
  await expect(signedIn.getByLabel('How do you price it?')).toHaveCount(0);
});
