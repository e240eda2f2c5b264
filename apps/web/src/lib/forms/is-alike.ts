/** Another build may have stored the value in another shape. */
export function isAlike<T>(value: unknown, model: T): value is T {
  // A nullable field holds null or a plain value.
  if (model === null) return value === null || !['object', 'undefined'].includes(typeof value);
  if (value === null) return typeof model !== 'object';
  if (typeof value !== typeof model || Array.isArray(value) !== Array.isArray(model)) return false;
  if (typeof model !== 'object' || Array.isArray(model)) return true;
  return Object.entries(model).every(([key, part]) =>
    isAlike((value as Readonly<Record<string, unknown>>)[key], part as unknown),
  );
}
