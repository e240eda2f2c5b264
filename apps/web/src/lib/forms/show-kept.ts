type TextEntry = HTMLInputElement | HTMLTextAreaElement;

const isTextEntry = (element: Element): element is TextEntry =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Resets each field to its default, the saved value; text typed during the save stays. */
export function showKept(form: HTMLFormElement, sent: FormData): void {
  for (const element of form.elements) {
    if (isTextEntry(element) && element.value === sent.get(element.name)) {
      element.value = element.defaultValue;
    }
  }
}
