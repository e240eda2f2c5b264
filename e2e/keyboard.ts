import { expect, type Locator, type Page } from '@playwright/test';

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 150 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
