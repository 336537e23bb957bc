import type { Page } from '@playwright/test';

// What must not happen on any page: an error in the console, an uncaught one, a breach of the security policy.
export async function watchTrouble(page: Page) {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  await page.addInitScript(() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`)));
  return trouble;
}
