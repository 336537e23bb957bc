// What the film of the set-up shows: real screens, one picture each, with the line that stands under it.
const PASSWORD = 'Headwind7!';
const OFFER = 'Website rebuilds for consultancies, six weeks, a fixed price';
const LETTERS_A_PICTURE = 6;

const post = async (url, path, body, token) => {
  const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
};

export async function signUp(page, url) {
  const email = `film-${crypto.randomUUID()}@example.com`;
  const { token } = await post(url, '/api/register', { firstName: 'Dana', lastName: 'Whitmore', email, password: PASSWORD });
  await post(url, '/api/daily-motivator', {}, token);
  await page.route('**/api/login-motivator', (route) => route.fulfill({ body: '' }));
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
}

export async function* playScenes(page, url) {
  const box = page.getByLabel('Your answer');
  const answer = async (text) => {
    const before = await page.locator('.asked').innerText();
    await box.fill(text);
    await box.press('Enter');
    await page.waitForFunction((said) => document.querySelector('.asked').innerText !== said, before);
  };
  await page.goto(`${url}/onboarding?flow=builder-chat`);
  await box.waitFor();
  yield { line: 'Your coach asks one question at a time: 14 in all.', ms: 3000 };
  for (let end = LETTERS_A_PICTURE; end < OFFER.length + LETTERS_A_PICTURE; end += LETTERS_A_PICTURE) {
    await box.fill(OFFER.slice(0, end));
    yield { line: 'You answer the way you talk.', ms: 250 };
  }
  yield { line: 'You answer the way you talk.', ms: 800 };
  await answer(OFFER);
  yield { line: 'Each answer is noted and saved at once, so you can stop at any time.', ms: 3500 };
  await answer('Consultancies of 10 to 60 people; usually the owner decides');
  await answer('A freelancer somebody knows');
  yield { line: 'Not sure? Leave a question open, and come back to it later.', ms: 3500 };
  for (const text of ['They are cheaper', 'You talk to the person who builds it', 'Following up', 'It is more than we had in mind', 'Fixed, from $9,000']) await answer(text);
  yield { line: 'What you told it once is never asked again.', ms: 3000 };
  await page.goto(`${url}/ai-assistants?tab=reply`);
  await page.getByLabel('What they wrote').fill('Hi Dana, what would a new website cost us, and how long does it take? Marcus');
  yield { line: 'Then paste a message you owe somebody an answer to.', ms: 3000 };
  await page.getByRole('button', { name: 'Generate Reply' }).click();
  await page.getByLabel('Draft, editable').waitFor();
  await page.waitForTimeout(600);
  await page.getByLabel('Draft, editable').evaluate((draft) => {
    draft.scrollIntoView({ block: 'start' });
    scrollBy(0, -160);
  });
  yield { line: "The draft uses your words and your prices, and nobody else's.", ms: 4500 };
}
