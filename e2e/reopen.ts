import type { Locator } from '@playwright/test';

/** Presses the control as soon as the dialog closes: a fast press on a slow machine. */
export const reopenOnceClosed = (control: Locator): Promise<void> =>
  control.evaluate((element: HTMLElement) => {
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function closeAndReopen() {
      HTMLDialogElement.prototype.close = close;
      this.close();
      queueMicrotask(() => element.click());
    };
  });

export const closing = (dialog: Locator): Promise<void> =>
  dialog.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('close', () => resolve(), { once: true });
      }),
  );
