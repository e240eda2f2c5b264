/**
 * A `ref` for what must have the focus as it appears: in a dialog that is open it takes it at once,
 * in one that is about to open the dialog gives it.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.toggleAttribute('autofocus', true);
  element?.focus();
}
