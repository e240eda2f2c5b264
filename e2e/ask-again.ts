import type { Locator } from '@playwright/test';

/**
 * Presses it once more as soon as the dialog that lies over it is closed, before anything else happens:
 * sooner than any finger, and as soon as some are on a slow machine.
 */
export const askAgainOnceClosed = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => {
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function closeAndAskAgain() {
      HTMLDialogElement.prototype.close = close;
      this.close();
      queueMicrotask(() => element.click());
    };
  });

/** Resolves once this dialog has been closed. */
export const closing = (dialog: Locator): Promise<void> =>
  dialog.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('close', () => resolve(), { once: true });
      }),
  );
