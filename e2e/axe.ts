import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No accessibility fault that axe knows, in light and dark, once nothing moves any more. Of a page
 * with an open dialog that is the dialog: nothing behind it can be reached.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  const isDialogOpen = (await page.locator('dialog[open]').count()) > 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
    const axe = new AxeBuilder({ page });
    const { violations } = await (isDialogOpen ? axe.include('dialog[open]') : axe).analyze();
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
    );
    expect(faults, colorScheme).toEqual([]);
  }
}
