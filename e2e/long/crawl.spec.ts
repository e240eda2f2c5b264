import { pages } from '../../packages/contracts/src/pages.ts';
import { crawl } from '../crawl.ts';
import { arrivals } from '../crawl-people.ts';
import { faultsOfOutside } from '../crawl-links.ts';
import { faultsIn } from '../crawl-words.ts';
import { expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';

// Dozens of pages in one test.
test.slow();

for (const { language, locale, viewport } of visits) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, arrive, starts, isNew = false } of arrivals) {
      test(`every link of ${name} leads to a page that is whole`, async ({ page }) => {
        await arrive(page);
        await page.goto(starts[0] ?? '/');
        const seen = await crawl(page, { language, starts, opensCards: isNew });
        expect(seen).toEqual(expect.arrayContaining([pages.privacy.path, pages.terms.path]));
      });
    }
  });
}

test('the crawl knows a fault when it sees one', () => {
  expect(faultsIn(['landing.heading'], 'en')).toHaveLength(1);
  expect(faultsIn(['home.noSuchKey', 'Hello {name}'], 'en')).toHaveLength(2);
  expect(
    faultsIn(['Log in', 'You were logged out after an hour without activity.'], 'fr'),
  ).toHaveLength(2);
  expect(faultsIn(['Cedar Ridge, printed on May 3'], 'fr')).toHaveLength(1);
  expect(faultsIn(['Log in', 'support@trio.example', 'Trio'], 'en')).toEqual([]);
  const outside = {
    href: 'https://tracker.example/x',
    target: '',
    rel: '',
    name: 'More',
    description: '',
  };
  expect(faultsOfOutside(outside, '(opens in a new tab)')).toHaveLength(4);
});
