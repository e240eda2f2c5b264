/** Chromebooks past their last update do not have `toSorted`. */
export function inOrder<T>(values: readonly T[], compare: (a: T, b: T) => number): T[] {
  const copy = [...values];
  // oxlint-disable-next-line unicorn/no-array-sort -- Of the copy.
  return copy.sort(compare);
}
