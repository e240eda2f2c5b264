interface DeckParts {
  /** In deck order */
  readonly builtIn: readonly string[];
  readonly excluded: readonly string[];
  readonly extra: readonly string[];
}

export const deckNames = ({ builtIn, excluded, extra }: DeckParts): readonly string[] => [
  ...new Set([...builtIn.filter((key) => !excluded.includes(key)), ...extra]),
];
