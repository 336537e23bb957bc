import { expect, PASSWORD, test } from './fixtures.ts';

test('R-ACC-05 R-ACC-04 R-ACC-24 a visitor registers, looks at home, logs out and signs in again', async ({ page }) => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText('Welcome to Winward!')).toBeVisible();
  await expect(page.getByText('Your 30-day free trial has started.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/);

  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();

  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText("You've successfully signed in.")).toBeVisible();
  // The first sign-in of a day opens the Daily Motivation over it.
  await expect(page.locator('h1')).toContainText('Ada');
});

test('R-ACC-06 R-ACC-07 sign-in says what is missing, and refuses a wrong password in its words; what was typed stays', async ({ page, person }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await expect(page.getByText('Invalid email or password. Please check your credentials and try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-password-1');
});

test('R-ACC-08 R-ACC-09 the form says what is missing, and ticks off the password rules while one types', async ({ page }) => {
  await page.goto('/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Headwind');
  const rules = page.getByRole('list', { name: 'Password requirements' });
  await expect(rules.getByRole('listitem').filter({ hasText: '(met)' })).toHaveCount(3);
  await create.click();
  await expect(page.getByText('Password Requirements Not Met')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(rules.getByRole('listitem').filter({ hasText: '(met)' })).toHaveCount(5);
  await page.getByLabel('Confirm password').fill('Headwind8!');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await create.click();
  await expect(page.getByText('Terms Agreement Required')).toBeVisible();
});

test('R-ACC-10 an address that is taken is told in its words', async ({ page, person }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitmore');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Failed')).toBeVisible();
  await expect(page.getByText('An account with this email address already exists. Please use a different email or try signing in.')).toBeVisible();
});

test('R-NAV-02 R-NAV-06 a visitor who asks for a signed-in screen, or for nothing we have, sees the login screen', async ({ page }) => {
  for (const path of ['/onboarding', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('R-NAV-06 somebody signed in sees a 404 screen where there is nothing', async ({ signedIn }) => {
  await signedIn.goto('/no-such-page');
  await expect(signedIn.getByRole('heading', { level: 1, name: '404: there is nothing at this address' })).toBeVisible();
});

test('R-ACC-08 R-PUB-09 on a small screen the terms beside the checkbox can be opened, and that ticks nothing', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  const opened = context.waitForEvent('page');
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click({ timeout: 5000 });
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Terms');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
