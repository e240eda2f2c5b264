export function startingWith<T extends { readonly title: string }>(
  cards: readonly T[],
  title: string | null,
): readonly T[] {
  const first = cards.find((card) => card.title === title?.trim());
  return first ? [first, ...cards.filter((card) => card !== first)] : cards;
}
