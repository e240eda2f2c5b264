/** Words that are the same in both languages, and are meant to be. */
export const sameInBoth: ReadonlySet<string> = new Set(['Barista', 'DJ']);
