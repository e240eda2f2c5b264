import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import { reflection } from '@trio/contracts/reflection';
import { selectedCard, type SelectedCard } from '@trio/contracts/results';
import type { SortOfStudent } from '@trio/contracts/students';
import type { SortRow } from './student-sorts.repository.ts';

/** Damaged cards are left out, so that one row cannot break a list. */
export const selectedOf = ({ selected }: { readonly selected: unknown }): SelectedCard[] =>
  keepValidCards(selectedCard, Array.isArray(selected) ? selected : []);

export function toSortOfStudent(row: SortRow, isReader: boolean): SortOfStudent {
  const selected = selectedOf(row);
  const words = reflection.safeParse(row.reflection);
  const liked = { like: answeredWith('l', row), superlike: answeredWith('s', row) };
  const named = new Set<unknown>([...selected, ...liked.like, ...liked.superlike]);
  const extraCards: ExtraCard[] = keepValidCards(extraCard, row.extraCards as unknown[]);
  return {
    id: row.sortId,
    created: row.createdAt.toISOString(),
    updated: (row.confirmedAt ?? row.createdAt).toISOString(),
    totalTimeSpent: Number(row.timeSpentMs),
    isQuick: row.isQuick,
    selected,
    extraCards: extraCards.filter(({ name }) => named.has(name)),
    reflection: isReader && words.success ? words.data : null,
    areWordsWithheld: !isReader,
    counts: {
      dislike: countOf('d', row),
      like: countOf('l', row),
      superlike: countOf('s', row),
    },
    liked,
  };
}

/** One letter per card: see sorts.mapper.ts. */
const answeredWith = (letter: string, { deck, answers }: SortRow): string[] =>
  deck.filter((_, place) => answers.charAt(place) === letter);

export const countOf = (letter: string, { answers }: Pick<SortRow, 'answers'>): number =>
  answers.split(letter).length - 1;
