import { isField, type Field } from './form-fields.ts';

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

const isUnkept = (type: string): boolean => ['file', 'hidden', 'submit', 'button'].includes(type);

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const keptFields = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((field) => field.name !== '' && !isSecret(field) && !isUnkept(field.type));

export function readFields(form: HTMLFormElement): FieldValues {
  const values: Record<string, string> = {};
  for (const field of keptFields(form)) {
    if (!isChoice(field) || field.checked) values[field.name] = field.value;
  }
  return values;
}

/** Returns the names of the filled fields. */
export function fillIn(form: HTMLFormElement, values: FieldValues): string[] {
  const filled = new Set<string>();
  for (const field of keptFields(form)) {
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
