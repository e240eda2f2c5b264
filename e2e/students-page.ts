import type { Locator, Page } from '@playwright/test';
import { asNewSchool, asNewStudent, confirmByMail, signInAgain } from './account-people.ts';
import { expect } from './fixtures.ts';
import { deck, sendSort } from './select-page.ts';

export interface Classmate {
  readonly firstname: string;
  readonly lastname: string;
  readonly three?: readonly string[];
  readonly pace?: number;
}

/** Ends logged in as its staff. */
export async function schoolWith(page: Page, classmates: readonly Classmate[]) {
  const school = await asNewSchool(page);
  await confirmByMail(page, school.email);
  const { code } = (await getJson(page, '/api/auth/me')) as { code: string };
  const emails: string[] = [];
  for (const { firstname, lastname, three, pace = 4000 } of classmates) {
    const { email } = await asNewStudent(page, { firstname, lastname, code });
    emails.push(email);
    if (three) await sendSort(page, { superlike: [...three, ...deck.slice(0, 3)], pace }, three);
  }
  expect((await signInAgain(page, school.email)).status()).toBe(204);
  return { ...school, code, emails };
}

export async function getJson(page: Page, path: string): Promise<unknown> {
  const { token } = await (await page.request.post('/api/identity/token')).json();
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

export const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

export const lastNames = (page: Page): Promise<string[]> =>
  page
    .locator('table[aria-label] tbody')
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      // Each row begins with two header cells: first name, last name.
      cells.filter((_, at) => at % 2 === 1).map((cell) => cell.textContent ?? ''),
    );
