import type { Page } from '@playwright/test';
import { asNewStudent, signInAgain } from './account-people.ts';
import { demoPassword, expect } from './fixtures.ts';
import { deck, sendSort, three } from './select-page.ts';

export const groups = {
  consumer: {
    code: 'Home 2593',
    waiting: 'etienne.paul@home.example',
    sent: 'liam.smith@home.example',
  },
  freemium: {
    code: 'Table 7041',
    waiting: 'eva.chen@open-table.example',
    sent: 'thuy.belanger@open-table.example',
  },
};

export async function asNewGroupStudent(page: Page, group: keyof typeof groups) {
  const lastname = `Roy ${crypto.randomUUID().slice(0, 8)}`;
  const person = await asNewStudent(page, {
    lastname,
    code: groups[group].code,
    age: 17,
    region: 'CA-ON',
  });
  await sendSort(page, { superlike: deck.slice(0, 5) }, three);
  return { ...person, name: `${person.firstname} ${lastname}` };
}

/** A shared demo account: do not change it. */
export async function asDemoGroupStudent(page: Page, email: string): Promise<void> {
  expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
}

export async function hasCompletedSurvey(page: Page): Promise<boolean> {
  const { token } = await (await page.request.post('/api/identity/token')).json();
  const answer = await page.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  const account = (await answer.json()) as { hasCompletedConsumerEndSurvey?: boolean };
  return account.hasCompletedConsumerEndSurvey === true;
}
