import type { Page } from '@playwright/test';

/**
 * Types into the search of Messages, which has the focus, and waits for the answer to all of it: who types slowly gets results for
 * the words so far before, and the list that shows them is replaced.
 */
export async function typeSearch(page: Page, words: string) {
  const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('search') === words);
  await page.keyboard.type(words);
  await found;
}
