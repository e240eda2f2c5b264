import type { Locator, Page } from '@playwright/test';
import type { Answer } from '../packages/domain/src/sorting/sort.ts';
import { asNewStudent, changeAccount } from './account-people.ts';
import { expect } from './fixtures.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

const keys: Record<Answer, string> = { dislike: '1', like: '2', superlike: '3' };

export const deckSize = 56;

export const theCard = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: words[language]('table.turn') });

export const answerButton = (page: Page, answer: Answer, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: words[language](`answer.${answer}`), exact: true });

export const progress = (page: Page, index: number, count = deckSize, language: Language = 'en') =>
  page.getByText(words[language]('table.progress', { index, count }), { exact: true });

export async function expectCard(
  page: Page,
  index: number,
  { count = deckSize, language = 'en' }: { count?: number; language?: Language } = {},
): Promise<void> {
  await expect(page).toHaveURL(`/dashboard/cards/${index}`);
  await expect(progress(page, index, count, language)).toBeVisible();
}

/** For tests that name a card: its place is known only without shuffling. */
export const useDeckOrder = (page: Page) => changeAccount(page, { isCardOrderFixed: true });

export async function startSort(page: Page, language: Language = 'en'): Promise<void> {
  await asNewStudent(page);
  await openFirstCard(page, language);
}

export async function openFirstCard(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto('/dashboard/cards/reminder');
  await page.getByRole('button', { name: words[language]('reminder.start') }).click();
  await expectCard(page, 1, { language });
}

export async function answerCards(
  page: Page,
  answers: readonly Answer[],
  language: Language = 'en',
): Promise<void> {
  await theCard(page, language).focus();
  for (const answer of answers) await page.keyboard.press(keys[answer]);
}

export const answersFor = (
  first: readonly Answer[],
  others: Answer = 'dislike',
  count = deckSize,
): Answer[] => Array.from({ length: count }, (_, at) => first[at] ?? others);

export const answerAll = (
  page: Page,
  first: readonly Answer[],
  others: Answer = 'dislike',
  language: Language = 'en',
): Promise<void> => answerCards(page, answersFor(first, others), language);
