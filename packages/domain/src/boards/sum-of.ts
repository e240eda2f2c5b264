export const sumOf = <T>(items: readonly T[], figureOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + figureOf(item), 0);
