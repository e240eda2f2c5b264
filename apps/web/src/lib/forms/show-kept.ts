type TextEntry = HTMLInputElement | HTMLTextAreaElement;

const isTextEntry = (element: Element): element is TextEntry =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * After a save each field shows what is now kept: its default, which is empty for a password. What was
 * typed on while the save was under way stays as it is.
 */
export function showKept(form: HTMLFormElement, sent: FormData): void {
  for (const element of form.elements) {
    if (isTextEntry(element) && element.value === sent.get(element.name)) {
      element.value = element.defaultValue;
    }
  }
}
