/** A sorted copy. Not `toSorted`: a Chromebook past its last update does not have it. */
export function inOrder<T>(values: readonly T[], compare: (a: T, b: T) => number): T[] {
  const copy = [...values];
  // oxlint-disable-next-line unicorn/no-array-sort -- Of the copy.
  return copy.sort(compare);
}
