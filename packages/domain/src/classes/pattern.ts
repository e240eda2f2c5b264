/** Fewer students could be recognised by their choices. */
const patternStep = 5;
const shownFrom = 3;

export interface Pattern {
  readonly students: number;
  readonly challenges: readonly { readonly card: string; readonly students: number }[];
}

/**
 * Of the first students who finished, a multiple of five, so that no change shows what one student
 * chose. Students' own cards are objects and never appear.
 */
export function patternOf(trios: readonly (readonly unknown[])[]): Pattern | null {
  const students = trios.length - (trios.length % patternStep);
  if (students === 0) return null;
  const counts = new Map<string, number>();
  for (const card of trios.slice(0, students).flat()) {
    if (typeof card === 'string') counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const challenges = [...counts]
    .filter(([, count]) => count >= shownFrom)
    .map(([card, count]) => ({ card, students: count }))
    .toSorted((a, b) => b.students - a.students || (a.card < b.card ? -1 : 1));
  return { students, challenges };
}
