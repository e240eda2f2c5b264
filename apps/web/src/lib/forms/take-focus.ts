/** A `ref` callback: takes the focus in an open dialog; an opening dialog follows `autofocus`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.toggleAttribute('autofocus', true);
  element?.focus();
}
