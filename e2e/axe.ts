import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.5.8 and 2.5.3, which axe leaves out by default. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** Dark mode checks only colours, because nothing else changes. */
export async function expectNoViolations(page: Page, place = 'the page'): Promise<void> {
  const isDialogOpen = (await page.locator('dialog[open]').count()) > 0;
  const hasFrame = (await page.locator('iframe').count()) > 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    // Legacy mode is several times faster. Only a page with frames needs the other one.
    const axe = new AxeBuilder({ page }).options({ rules }).setLegacyMode(!hasFrame);
    if (isDialogOpen) axe.include('dialog[open]');
    // The frame of an email runs no scripts, so axe cannot run in it.
    axe.exclude('iframe[sandbox]');
    if (colorScheme === 'dark') axe.withTags('cat.color');
    const { violations } = await axe.analyze();
    const messages = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
    );
    expect.soft(messages, `${place} in ${colorScheme}`).toEqual([]);
  }
}

/** A cancelled animation may be followed by another one, so this looks again. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((each) => each.playState === 'running');
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
    }
  });
}
