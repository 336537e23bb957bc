import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures.ts';


const NEXT = 'Tailwind8?';
const press = (page: Page, ...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
// On to the control that is wanted, as a hand does it; never by a jump of the script's.
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('R-ACC-16 R-ACC-17 R-NAV-07 by keyboard alone the profile is saved, the password changed, and the deletion thought better of', async ({ signedIn: page }) => {
  await tabTo(page, button(page, 'Account menu'));
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'My Sales Brain' })).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();

  await tabTo(page, page.getByLabel('First name'));
  await press(page, 'Control+a');
  await page.keyboard.type('Zora');
  await press(page, 'Enter');
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await tabTo(page, button(page, 'Change Password'));
  await press(page, 'Enter');
  await tabTo(page, page.getByLabel('Current password'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('New password', { exact: true }));
  await page.keyboard.type(NEXT);
  await tabTo(page, page.getByLabel('Confirm new password'));
  await page.keyboard.type(NEXT);
  await tabTo(page, button(page, 'Update Password'));
  await press(page, 'Enter');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(button(page, 'Change Password')).toBeFocused();

  const nudge = page.getByRole('checkbox').first();
  await tabTo(page, nudge);
  await press(page, 'Space');
  await expect(nudge).not.toBeChecked();

  const leave = button(page, 'Delete my account');
  await tabTo(page, leave);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  // Round and round, and never out of it.
  for (let presses = 0; presses < 8; presses += 1) {
    await press(page, 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(leave).toBeFocused();
});

test('R-SUP-01 R-SUP-03 R-SUP-04 by keyboard alone a support request is begun, mended and sent, and the focus comes back', async ({ signedIn: page }) => {
  const help = button(page, 'Need Help?');
  await tabTo(page, help, 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Support' });
  const type = dialog.getByRole('combobox', { name: 'Issue Type' });
  await expect(type).toBeFocused();
  await tabTo(page, dialog.getByLabel('Subject'));
  await page.keyboard.type('The dial stands still');
  await press(page, 'Enter');
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(type).toBeFocused();

  await press(page, 'Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.type('Platform');
  await expect(page.getByRole('option', { name: 'Platform Bug/Glitch' })).toBeFocused();
  await press(page, 'Enter');
  await expect(type).toHaveText('Platform Bug/Glitch');
  await expect(type).toBeFocused();
  await tabTo(page, dialog.getByLabel('Message'));
  await page.keyboard.type('It shows 70, whatever I do.');
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Request' }));
  await press(page, 'Enter');
  await expect(page.getByText('Support Request Submitted')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(help).toBeFocused();
});
