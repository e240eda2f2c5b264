interface DeckParts {
  /** The built-in cards' keys, in the deck's order. */
  readonly builtIn: readonly string[];
  readonly excluded: readonly string[];
  /** The names of the cards that the school or the platform adds. */
  readonly extra: readonly string[];
}

/** What a new sort goes through: the full deck without what the school leaves out, then its own cards. */
export const deckNames = ({ builtIn, excluded, extra }: DeckParts): readonly string[] => [
  ...new Set([...builtIn.filter((key) => !excluded.includes(key)), ...extra]),
];
