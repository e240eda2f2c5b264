import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPicking, three, tile, titleOf } from './select-page.ts';
import { words } from './words.ts';

const t = words.en;

test.use({
  locale: 'en-CA',
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Presses Tab until the element has the focus: it is then reachable by keyboard. */
async function tabTo(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  await expect(element).toBeVisible();
  const hasFocus = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

async function press(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

test('leads by keyboard from Confirm to a career in two presses, saves it, and finds it again', async ({
  page,
}) => {
  await openPicking(page, { superlike: three });
  for (const key of three) await press(page, tile(page, titleOf(key)));
  await press(page, page.getByRole('button', { name: t('select.confirm') }));
  await expect(page.getByRole('heading', { level: 1, name: t('saved.heading') })).toBeVisible();

  await press(page, page.getByRole('link', { name: t('reveal.careers') }));
  await expect(page.getByRole('main')).toBeFocused();
  const career = page
    .getByRole('region', { name: t('careers.first') })
    .getByRole('link')
    .first();
  await expect(career).toBeVisible();
  const title = await career.innerText();
  await press(page, career);
  await expect(page).toHaveURL(/\/dashboard\/explore\/[a-z\d-]+$/u);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const save = page.getByRole('button', { name: t('keep.name', { title }) });
  await press(page, save);
  await expect(page.getByRole('button', { name: t('keep.remove', { title }) })).toBeVisible();
  await press(page, page.getByRole('link', { name: t('career.back') }));
  await press(page, page.getByRole('button', { name: t('careers.toSaved', { count: 1 }) }));
  const all = page.getByRole('region', { name: t('careers.all') });
  await expect(all.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(all.getByRole('heading', { level: 3 })).toHaveText([title]);
});
