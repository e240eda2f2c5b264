import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectCard, startSort, theCard } from '../sort-page.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

test('focuses an opened card in its first frame, so that a key pressed at once works', async ({
  page,
}) => {
  await startSort(page);
  await watchEveryFrame(page, words.en('table.turn'));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectCard(page, 1);
  await expect(theCard(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'with the focus');
});

const watchEveryFrame = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((label) => {
    const look = () => {
      const card = [...document.querySelectorAll('button')].find(
        (button) => button.ariaLabel === label,
      );
      if (card?.checkVisibility() !== true) requestAnimationFrame(look);
      else
        document.documentElement.setAttribute(
          'data-seen',
          document.activeElement === card ? 'with the focus' : 'without the focus',
        );
    };
    requestAnimationFrame(look);
  }, name);
