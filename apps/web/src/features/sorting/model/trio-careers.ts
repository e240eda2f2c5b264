interface Titled {
  readonly title: string;
}

const mostNamed = 3;

/** A few careers of the three: the first of each card, then the second, without repetitions. */
export function careersOf<T extends Titled>(
  cards: readonly { readonly careers: readonly T[] }[],
): readonly T[] {
  const longest = Math.max(0, ...cards.map(({ careers }) => careers.length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    cards.flatMap(({ careers }) => careers[at] ?? []),
  ).flat();
  return inTurn
    .filter(({ title }, at) => inTurn.findIndex((other) => other.title === title) === at)
    .slice(0, mostNamed);
}
