type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Parts that are not shown are disabled. */
const fieldsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form?.elements ?? [])].filter(isField).filter((field) => !field.matches(':disabled'));

export const namesOf = (form: HTMLFormElement | null): Set<string> =>
  new Set(
    fieldsOf(form)
      .filter(({ type }) => type !== 'hidden')
      .map(({ name }) => name),
  );

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

export type FieldValues = Readonly<Record<string, string>>;

interface Described {
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
}

/** A visible password is a text field, so its name and purpose are checked too. */
export const isSecret = ({ name, type, autocomplete }: Described): boolean =>
  type === 'password' ||
  /password|secret|token|^code$/iu.test(name) ||
  /password|one-time-code/u.test(autocomplete);

const isNeverStored = (type: string): boolean =>
  ['file', 'hidden', 'submit', 'button'].includes(type);

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const storableFields = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((field) => field.name !== '' && !isSecret(field) && !isNeverStored(field.type));

export function readFields(form: HTMLFormElement): FieldValues {
  const values: Record<string, string> = {};
  for (const field of storableFields(form)) {
    if (!isChoice(field) || field.checked) values[field.name] = field.value;
  }
  return values;
}

export function fillIn(form: HTMLFormElement, values: FieldValues): string[] {
  const filled = new Set<string>();
  for (const field of storableFields(form)) {
    const value = values[field.name];
    if (value === undefined) continue;
    filled.add(field.name);
    if (!isChoice(field)) setValue(field, value);
    else if (field.value === value && !field.checked) field.click();
  }
  return [...filled];
}

/** React ignores the event unless the value is set through the prototype's setter. */
function setValue(field: Field, value: string): void {
  if (field.value === value) return;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Another build may have stored the value in another shape. */
export function hasSameShape<T>(value: unknown, model: T): value is T {
  // A nullable field holds null or a plain value.
  if (model === null) return value === null || !['object', 'undefined'].includes(typeof value);
  if (value === null) return typeof model !== 'object';
  if (typeof value !== typeof model || Array.isArray(value) !== Array.isArray(model)) return false;
  if (typeof model !== 'object' || Array.isArray(model)) return true;
  return Object.entries(model).every(([key, part]) =>
    hasSameShape((value as Readonly<Record<string, unknown>>)[key], part as unknown),
  );
}
