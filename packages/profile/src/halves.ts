/** For two columns: the first is as long as the second, or longer by one. */
export function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)].filter((column) => column.length > 0);
}
