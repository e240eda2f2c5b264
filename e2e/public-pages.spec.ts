import type { Page } from '@playwright/test';
import {
  careersPath,
  forSchoolsPath,
  publicCareerPath,
  trustPaths,
} from '../packages/contracts/src/public-pages.ts';
import { cards } from '../packages/deck/src/cards.ts';
import { expect, test } from './fixtures.ts';

const limit = 150 * 1024;
const career = cards[0]?.careers[0];

for (const language of ['en', 'fr'] as const) {
  for (const [what, path] of [
    ['the page for schools', forSchoolsPath[language]],
    ['the security answers', trustPaths.answers[language]],
    ['the list of careers', careersPath[language]],
    ['a career', career ? publicCareerPath(career.slug, language) : ''],
  ] as const) {
    test(`a first visit to ${what} in ${language} transfers at most 150 KB, fonts included`, async ({
      page,
    }) => {
      const transferred = await transferOf(page, path);
      expect(transferred.fonts).toBeGreaterThan(0);
      expect(transferred.all).toBeLessThanOrEqual(limit);
    });
  }
}

async function transferOf(page: Page, path: string): Promise<{ all: number; fonts: number }> {
  const sizes: Promise<{ isFont: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseHeadersSize, responseBodySize }) => ({
        isFont: request.resourceType() === 'font',
        bytes: responseHeadersSize + responseBodySize,
      })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = await Promise.all(sizes);
  const total = (some: typeof all): number => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return { all: total(all), fonts: total(all.filter(({ isFont }) => isFont)) };
}
