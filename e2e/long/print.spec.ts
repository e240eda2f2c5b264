import type { Page } from '@playwright/test';
import { homeOf, pages } from '../../packages/contracts/src/pages.ts';
import { people } from '../crawl-people.ts';
import { watchNetwork } from '../crawl-network.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const { asDemo, ordinary } = people;

const printed = [
  { path: pages.cards.path, arrive: asDemo(ordinary?.second) },
  { path: pages.results.path, arrive: asDemo(ordinary?.second) },
  { path: pages.conclusion.path, arrive: asDemo(ordinary?.second) },
  { path: pages.explore.path, arrive: asDemo(ordinary?.second) },
  { path: homeOf('school'), arrive: (page: Page) => signIn(page, 'school') },
  { path: homeOf('admin'), arrive: (page: Page) => signIn(page, 'admin') },
  { path: pages.usage.path, arrive: (page: Page) => signIn(page, 'admin') },
];

for (const { language, locale, viewport } of visits) {
  test.describe(`in print in ${language}`, () => {
    const t = words[language];
    // Dark mode must still print on white.
    test.use({ locale, viewport, colorScheme: 'dark' });

    for (const [at, { path, arrive }] of printed.entries()) {
      const isSchools = at < 5;

      test(`${path} (${at + 1}) is black on white and shows no controls`, async ({ page }) => {
        await arrive(page);
        const network = watchNetwork(page);
        await page.goto(path);
        await network.settle();
        await page.emulateMedia({ media: 'print' });

        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const day = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
        const head = isSchools
          ? t('print.schoolDay', { school: 'Cedar Ridge Secondary School', date: day })
          : t('print.day', { date: day });
        await expect(page.getByText(head)).toBeVisible();

        expect(await seenControls(page)).toEqual([]);
        expect(await coloursOf(page)).toEqual({
          ink: 'rgb(27, 27, 58)',
          paper: 'rgb(255, 255, 255)',
        });
        await page.setViewportSize({ width: 690, height: 980 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

const seenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button:not([aria-pressed="true"]), input, select, summary',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { backgroundColor, boxShadow, borderStyle } = getComputedStyle(each);
        return (
          backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none' || borderStyle !== 'none'
        );
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  );

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { color: ink, backgroundColor: paper } = getComputedStyle(document.body);
    return { ink, paper };
  });
