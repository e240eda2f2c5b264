import type { Locator, Page } from '@playwright/test';
import { asNewSchool } from './account-people.ts';
import { expect, signIn } from './fixtures.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

/** Ends logged in as the administrator. */
export async function newSchoolForAdmin(page: Page, given: { schoolname?: string } = {}) {
  const name = given.schoolname ?? `École ${crypto.randomUUID().slice(0, 8)}`;
  const person = await asNewSchool(page, { schoolname: name });
  const session = await page.request.post('/api/identity/token');
  const { token } = (await session.json()) as { token: string };
  const me = await page.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = (await me.json()) as { code: string };
  await signIn(page, 'admin');
  return { name, code, email: person.email };
}

export async function findSchoolRow(
  page: Page,
  name: string,
  language: Language,
): Promise<Locator> {
  await page.goto('/dashboard/students?unverified=1');
  const search = page.getByRole('searchbox', { name: words[language]('table.search') });
  await search.fill(name);
  await search.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  return row;
}

export async function openSettings(page: Page, name: string, language: Language): Promise<void> {
  const t = words[language];
  const row = await findSchoolRow(page, name, language);
  await row.getByRole('link', { name: t('table.settingsOf', { name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

interface CardWords {
  readonly title: string;
  readonly content: string;
  readonly career?: { readonly title: string; readonly url: string };
}

export async function writeCard(
  page: Page,
  card: Record<Language, CardWords>,
  language: Language,
): Promise<Locator> {
  const t = words[language];
  await page.getByRole('button', { name: t('cards.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('editor.new') });
  await dialog.getByRole('radio', { name: t('category.green') }).check();
  for (const [each, name] of [
    ['en', 'English'],
    ['fr', 'Français'],
  ] as const) {
    const group = dialog.getByRole('group', { name, exact: true });
    const { title, content, career } = card[each];
    await group.getByLabel(t('field.title'), { exact: true }).fill(title);
    await group.getByLabel(t('field.content')).fill(content);
    if (!career) continue;
    await group.getByRole('button', { name: t('links.add') }).click();
    await group.getByLabel(t('links.title', { at: 1 }), { exact: true }).fill(career.title);
    await group.getByLabel(t('links.url', { at: 1 })).fill(career.url);
  }
  return dialog;
}
