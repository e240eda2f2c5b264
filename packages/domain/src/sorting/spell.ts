import { inOrder } from './in-order.ts';

/** One text for one meaning: a store or a wire may hand the keys of an object back in another order. */
export const spell = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(inOrder(Object.entries(part), ([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );
