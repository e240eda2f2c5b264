import { expect, test } from '../fixtures.ts';
import { visitEveryPage } from '../page-visits.ts';

test.use({ viewport: { width: 320, height: 256 } });

visitEveryPage(
  (viewer) => `no page of ${viewer} scrolls sideways at 320 px, which is 400 % zoom`,
  async (page, place) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, place).toBeLessThanOrEqual(0);
  },
);
