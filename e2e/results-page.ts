import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import { asNewStudent } from './account-people.ts';
import { expect } from './fixtures.ts';
import { deck, sendSort, savedResult, three } from './select-page.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

export async function withThree(page: Page, names: { firstname?: string; lastname?: string } = {}) {
  const student = await asNewStudent(page, names);
  const sortId = await sendSort(page, { superlike: deck.slice(0, 4) }, three);
  return { ...student, sortId };
}

export const sentence = (page: Page, name: string): Locator =>
  page.locator(`textarea[name="${name}"]`);

export async function openProfileActions(page: Page, language: Language = 'en') {
  const student = await withThree(page);
  await page.goto('/dashboard/cards/results');
  await expect(
    page.getByRole('heading', { name: words[language]('profile.heading') }),
  ).toBeVisible();
  return student;
}

/** Opens the first of the five questions. */
export async function openQuestions(page: Page, language: Language = 'en') {
  const student = await openProfileActions(page, language);
  await page.getByRole('button', { name: words[language]('words.add') }).click();
  await expectQuestion(page, 1, language);
  return student;
}

export const expectQuestion = (page: Page, at: number, language: Language = 'en') =>
  expect(page.getByText(words[language]('write.progress', { at, count: 5 }))).toBeVisible();

export const savedReflection = async (page: Page) =>
  (await savedResult(page)).confirmed?.reflection;

export const profileLink = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('link', { name: words[language]('profile.get') });

export const shownDocument = (context: BrowserContext): Promise<Response> =>
  context.waitForEvent(
    'response',
    (response) =>
      response.url().includes('/api/results/pdf?') && response.request().isNavigationRequest(),
  );
