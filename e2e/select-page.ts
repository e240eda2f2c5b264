import type { Locator, Page } from '@playwright/test';
import { cards } from '../packages/deck/src/cards.ts';
import type { Reflection } from '../packages/contracts/src/reflection.ts';
import type { Answer } from '../packages/domain/src/sorting/sort.ts';
import { asNewStudent } from './account-people.ts';
import { expect } from './fixtures.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

export const deck = cards.map(({ key }) => key);
export const three = deck.slice(0, 3);

export const titleOf = (key: string, language: Language = 'en'): string =>
  cards.find((card) => card.key === key)?.title[language] ?? key;

async function authorization(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.post('/api/identity/token');
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

export async function savedResult(page: Page) {
  const answer = await page.request.get('/api/results', { headers: await authorization(page) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as {
    id: string | null;
    selected: unknown[];
    sortAttempts: number;
    confirmed: { selected: unknown[]; reflection: Reflection | null } | null;
    cards: { name?: string; title?: string; rank?: number; imageUrl?: string }[];
  };
}

interface Sorted {
  readonly superlike: readonly string[];
  readonly like?: readonly string[];
  /** Milliseconds between answers; slow enough not to be a quick sort. */
  readonly pace?: number;
}

export async function sendSort(
  page: Page,
  { superlike, like = [], pace = 4000 }: Sorted,
  selected?: readonly unknown[],
  count = deck.length,
): Promise<string> {
  const startTime = Date.now() - deck.length * pace;
  const answerTo = (key: string): Answer =>
    superlike.includes(key) ? 'superlike' : like.includes(key) ? 'like' : 'dislike';
  const answer = await page.request.post('/api/results', {
    headers: await authorization(page),
    data: {
      startTime,
      cards: deck.map((name, at) => ({
        name,
        result: at < count ? answerTo(name) : null,
        ...(at < count && { at: startTime + at * pace }),
        ...(selected?.includes(name) && { rank: selected.indexOf(name) + 1 }),
      })),
      totalTimeSpent: deck.length * pace,
      ...(selected && { selected, confirmedAt: Date.now() - 1000 }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function openSelect(
  page: Page,
  sorted: Sorted,
  language: Language = 'en',
): Promise<void> {
  await asNewStudent(page);
  await sendSort(page, sorted);
  await page.goto('/dashboard/cards/select');
  await expect(
    page.getByRole('heading', { level: 1, name: words[language]('select.intro.heading') }),
  ).toBeVisible();
}

export async function openPicking(
  page: Page,
  sorted: Sorted,
  language: Language = 'en',
): Promise<void> {
  await openSelect(page, sorted, language);
  await page.getByRole('button', { name: words[language]('select.intro.start') }).click();
  await expect(page.getByRole('heading', { name: words[language]('select.super') })).toBeVisible();
}

/** A picked card's name also has its rank. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${escape(title)}(?:,|$)`, 'u') });

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

export const pickAll = async (page: Page, titles: readonly string[]): Promise<void> => {
  for (const title of titles) await tile(page, title).click();
};

/** The browser asks before it leaves a sort in progress; this accepts. */
export async function reloadInSort(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}
