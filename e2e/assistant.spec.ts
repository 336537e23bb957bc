import { expectAxeClean } from './axe.ts';
import { draft, drafted, generate, INBOUND, learn, open, reply, tab, theirs } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('R-AST-01 R-NAV-05 R-NAV-07 four tabs are open and two are not; links choose tab and channel, and the header says where one is', async ({ signedIn }) => {
  await open(signedIn, '?tab=callprep');
  await expect(tab(signedIn, 'Reply')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(signedIn, 'Proposal')).toBeDisabled();
  await expect(tab(signedIn, 'Call prep')).toBeDisabled();
  await open(signedIn, '?tab=rewrite');
  await expect(tab(signedIn, 'Rewrite')).toHaveAttribute('aria-selected', 'true');
  const header = signedIn.getByRole('navigation', { name: 'Main', exact: true });
  await expect(header.getByRole('link', { name: 'AI Assistants' })).toHaveAttribute('aria-current', 'page');
  await expect(header.locator('[aria-current]')).toHaveCount(1);
  await open(signedIn, '?channel=linkedin');
  await expect(signedIn.getByRole('radio', { name: 'LinkedIn' })).toBeChecked();
  await open(signedIn, '?tab=outbound&channel=voicemail');
  await expect(tab(signedIn, 'Outbound')).toHaveAttribute('aria-selected', 'true');
  await expect(signedIn.getByRole('combobox', { name: 'Channel' })).toHaveText('Voicemail');
  await signedIn.goto('/email-reply');
  await expect(signedIn).toHaveURL(/\/ai-assistants/);
});

test('R-AST-02 R-AST-06 R-AST-07 a reply has a subject and a body to edit and copy; nothing of it is lost by versions, tabs, links or a reload', async ({ signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => signedIn.evaluate(() => navigator.clipboard.readText());
  await open(signedIn);
  await expect(generate(signedIn)).toBeDisabled();
  await theirs(signedIn).fill('   ');
  await expect(generate(signedIn)).toBeDisabled();
  await reply(signedIn);
  await expect(signedIn.getByText('Found: timing, price, and two questions (how long)')).toBeVisible();
  await signedIn.getByRole('textbox', { name: 'Subject' }).fill('January it is');
  await draft(signedIn).fill('Hi Marcus, January it is.');
  await expect(signedIn.locator('.band')).toContainText('medium is 90 to 160');
  await signedIn.getByRole('button', { name: 'Copy subject' }).click();
  expect(await clipboard()).toBe('January it is');
  await signedIn.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(signedIn.getByRole('button', { name: 'Copied' }).last()).toBeVisible();
  expect(await clipboard()).toBe('Hi Marcus, January it is.');
  await expect(signedIn.getByRole('link', { name: 'Open in mail' })).toHaveAttribute('href', 'mailto:?subject=January%20it%20is&body=Hi%20Marcus%2C%20January%20it%20is.');
  await signedIn.getByRole('button', { name: 'Another version' }).click();
  await expect(signedIn.getByText('2/2')).toBeVisible();
  await signedIn.getByText('Compare with the version before').click();
  await expect(signedIn.locator('.diff del').first()).toBeVisible();
  await tab(signedIn, 'Outbound').click();
  await tab(signedIn, 'Reply').click();
  await signedIn.reload();
  await expect(theirs(signedIn)).toHaveValue(INBOUND);
  await signedIn.getByRole('button', { name: 'Version before' }).click();
  await expect(draft(signedIn)).toHaveValue('Hi Marcus, January it is.');
  await signedIn.getByRole('button', { name: 'Undo' }).click();
  await expect(draft(signedIn)).not.toHaveValue('Hi Marcus, January it is.');
  await theirs(signedIn).fill('Another message. How much is it?');
  await signedIn.getByRole('button', { name: 'Put that form back' }).click();
  await expect(theirs(signedIn)).toHaveValue(INBOUND);
});

test('R-AST-03 R-AST-07 R-AST-09 a first message: a voicemail with its seconds, a request with its limits, a text with its segments and a way out', async ({ signedIn }) => {
  await learn(signedIn, { offeringDetails: 'We repair flat roofs', idealCustomer: 'property managers' });
  await open(signedIn, '?tab=outbound&channel=voicemail');
  const write = async () => {
    await signedIn.getByRole('button', { name: 'Generate Outbound' }).click();
    await expect(signedIn.getByRole('button', { name: 'Another version' })).toBeVisible();
  };
  const choose = async (name: string) => {
    await signedIn.getByRole('combobox', { name: 'Channel' }).click();
    await signedIn.getByRole('option', { name }).click();
  };
  await signedIn.getByLabel('Who you are writing to').fill('Priya Shah, property manager of 30 units');
  await write();
  await expect(signedIn.getByText('Voicemail script')).toBeVisible();
  await expect(signedIn.locator('.band')).toContainText(/a voicemail is 55 to 85.*seconds to say/);
  await choose('LinkedIn');
  await signedIn.getByRole('radio', { name: 'Connection' }).check();
  await write();
  await expect(signedIn.locator('.band')).toContainText('a request is 120 to 275');
  await draft(signedIn).fill('Hi Priya, '.padEnd(230, 'x'));
  await expect(signedIn.getByText('LinkedIn takes 200 characters from free accounts and 300 from paying ones; this has 230.')).toBeVisible();
  await choose('SMS');
  await write();
  await expect(draft(signedIn)).toHaveValue(/STOP/);
  await expect(signedIn.locator('.band')).toContainText('1 segment');
  await draft(signedIn).fill('Hi Priya, it’s Dana. Shall I send a quote?');
  await signedIn.getByRole('button', { name: 'Use plain letters' }).click();
  await signedIn.getByRole('button', { name: 'Add “Reply STOP to opt out”' }).click();
  await expect(draft(signedIn)).toHaveValue("Hi Priya, it's Dana. Shall I send a quote? Reply STOP to opt out");
});

test('R-AST-02 R-AST-07 R-AST-08 on a phone a new draft comes into sight and nothing hangs over the edge; a signature keeps its lines; an answer that is no draft is a failed request', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 740 });
  await open(signedIn, '?channel=linkedin');
  await expect(signedIn.getByText('Your reply will stand here')).toBeVisible();
  await signedIn.getByLabel('Signature').fill('Dana Whitmore\n614-555-0134');
  await theirs(signedIn).fill(INBOUND);
  await signedIn.route('**/api/reply', () => undefined, { times: 1 });
  await generate(signedIn).click();
  // What works is quiet, also under the pointer: pine would swallow its word.
  await expect(signedIn.getByRole('button', { name: 'Writing' })).toHaveCSS('background-color', 'rgb(243, 237, 225)');
  await signedIn.getByRole('button', { name: /^Stop/ }).click();
  await signedIn.route('**/api/reply', (route) => route.fulfill({ json: { hello: 'there' } }), { times: 1 });
  await generate(signedIn).click();
  await expect(signedIn.getByRole('alert')).toContainText('Request Failed: Unable to generate reply. Please try again.');
  await expect(signedIn.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await generate(signedIn).click();
  await drafted(signedIn);
  await expect(signedIn.getByText('Your reply will stand here')).toHaveCount(0);
  await expect(draft(signedIn)).toHaveValue(/Dana Whitmore\n614-555-0134$/);
  await expect(draft(signedIn)).toBeInViewport({ ratio: 0.5 });
  const copy = await signedIn.getByRole('button', { name: 'Copy', exact: true }).boundingBox();
  expect(copy!.x + copy!.width).toBeLessThanOrEqual(344);
});

test('R-AST-01 R-AST-07 the desk is clean for axe with a draft and with the list of drafts, light and dark, narrow and wide, and works by keyboard alone', async ({ signedIn }) => {
  await open(signedIn);
  await theirs(signedIn).focus();
  await signedIn.keyboard.type('How much is a repair, and when could you start? Sam');
  await signedIn.keyboard.press('Control+Enter');
  await drafted(signedIn);
  await expect(signedIn.getByRole('combobox', { name: 'What became of it' })).toBeVisible();
  await expectAxeClean(signedIn);
  await signedIn.getByRole('button', { name: 'Your drafts' }).click();
  await expect(signedIn.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectAxeClean(signedIn);
});
