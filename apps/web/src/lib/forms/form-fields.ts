export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** In page order. Parts that are not shown are disabled, so they are skipped. */
const fieldsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form?.elements ?? [])].filter(isField).filter((field) => !field.matches(':disabled'));

export const namesOf = (form: HTMLFormElement | null): Set<string> =>
  new Set(
    fieldsOf(form)
      .filter(({ type }) => type !== 'hidden')
      .map(({ name }) => name),
  );

/** In a group of choices, the field that the Tab key reaches. */
export function findField(
  form: HTMLFormElement | null,
  names: Readonly<Record<string, unknown>>,
): Field | undefined {
  const fields = fieldsOf(form).filter(({ name }) => name in names);
  const [first] = fields;
  return fields.find((field) => isChosen(field) && field.name === first?.name) ?? first;
}

const isChosen = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === 'radio' && field.checked;
