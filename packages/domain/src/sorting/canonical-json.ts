import { inOrder } from './in-order.ts';

/** Canonical JSON: databases and serialisers may change the order of an object's keys. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(inOrder(Object.entries(part), ([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
