import type { Page } from '@playwright/test';

interface Watching {
  hiddenAgain?: string[];
}

/**
 * Notes content that React hides behind a loading view after it was shown, because a part of the
 * page came without its texts. The user loses the focus and what is typed at that moment.
 */
export const watchHidingAgain = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: string[] = [];
    (globalThis as Watching).hiddenAgain = noted;
    const isHidden = ({ style }: HTMLElement) =>
      style.display === 'none' && style.getPropertyPriority('display') === 'important';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && isHidden(target)) {
          noted.push(target.textContent.slice(0, 80));
        }
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });

export const hiddenAgain = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as Watching).hiddenAgain ?? []);
