import { fewestPairs } from './effect.ts';

export interface Group {
  readonly members: ReadonlySet<string>;
}

/**
 * The groups whose figures may be shown together, chosen in the given order. Whoever adds and
 * subtracts shown figures gets figures of whole cells: people who are in exactly the same shown
 * groups. So a group is hidden if it would leave a cell with fewer than ten people.
 */
export const shownGroups = <G extends Group>(candidates: readonly G[]): G[] =>
  candidates.reduce<G[]>((shown, candidate) => {
    const together = [...shown, candidate];
    const areLarge = cellSizes(together).every((size) => size >= fewestPairs);
    return candidate.members.size >= fewestPairs && areLarge ? together : shown;
  }, []);

/** Without the empty ones. */
function cellSizes(groups: readonly Group[]): number[] {
  const people = new Set(groups.flatMap(({ members }) => [...members]));
  const sizes = new Map<string, number>();
  for (const person of people) {
    const cell = groups.map(({ members }) => (members.has(person) ? '1' : '0')).join('');
    sizes.set(cell, (sizes.get(cell) ?? 0) + 1);
  }
  return [...sizes.values()];
}
