export const sameInBoth: ReadonlySet<string> = new Set(['Barista', 'DJ']);
