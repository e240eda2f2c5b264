/** Texts that are intentionally the same in both languages. */
export const sameInBoth: ReadonlySet<string> = new Set(['Barista', 'DJ']);
