import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No accessibility fault that axe knows, in light and dark, once nothing moves any more. Of a page
 * with an open dialog that is the dialog: nothing behind it can be reached. In the dark only the
 * colours are another's: what does not hang on them is looked at once.
 */
export async function expectNoFaults(page: Page, place = 'the page'): Promise<void> {
  const isDialogOpen = (await page.locator('dialog[open]').count()) > 0;
  const hasFrame = (await page.locator('iframe').count()) > 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForStillness(page);
    // Several times as fast, and the same where no frame is: the other way opens a page for its sums.
    const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrame);
    if (isDialogOpen) axe.include('dialog[open]');
    // A mail is shown in a frame that runs no script, and so not axe's either.
    axe.exclude('iframe[sandbox]');
    if (colorScheme === 'dark') axe.withTags('cat.color');
    const { violations } = await axe.analyze();
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
    );
    expect.soft(faults, `${place} in ${colorScheme}`).toEqual([]);
  }
}

/** One that is broken off is followed by another, perhaps, or by none: both are looked at again. */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((each) => each.playState === 'running');
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
    }
  });
}
