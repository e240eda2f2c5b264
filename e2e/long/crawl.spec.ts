import { pages } from '../../packages/contracts/src/pages.ts';
import { crawl } from '../crawl.ts';
import { logIns } from '../crawl-people.ts';
import { problemsOfExternalLink } from '../crawl-links.ts';
import { textProblems } from '../crawl-words.ts';
import { expect, test } from '../fixtures.ts';
import { visits } from '../visits.ts';

test.slow();

for (const { language, locale, viewport } of visits) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, logIn, starts, isNew = false } of logIns) {
      test(`every link of ${name} leads to a complete page`, async ({ page }) => {
        await logIn(page);
        await page.goto(starts[0] ?? '/');
        const seen = await crawl(page, { language, starts, opensCards: isNew });
        expect(seen).toEqual(expect.arrayContaining([pages.privacy.path, pages.terms.path]));
      });
    }
  });
}

test('the crawl detects a faulty page', () => {
  expect(textProblems(['landing.heading'], 'en')).toHaveLength(1);
  expect(textProblems(['home.noSuchKey', 'Hello {name}'], 'en')).toHaveLength(2);
  expect(
    textProblems(['Log in', 'You were logged out after an hour without activity.'], 'fr'),
  ).toHaveLength(2);
  expect(textProblems(['Cedar Ridge, printed on May 3'], 'fr')).toHaveLength(1);
  expect(textProblems(['Log in', 'support@trio.example', 'Trio'], 'en')).toEqual([]);
  const outside = {
    href: 'https://tracker.example/x',
    target: '',
    rel: '',
    name: 'More',
    description: '',
  };
  expect(problemsOfExternalLink(outside, '(opens in a new tab)')).toHaveLength(4);
});
