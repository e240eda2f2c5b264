import type { ExtraCard } from '@trio/contracts/cards';
import type { Reflection } from '@trio/contracts/reflection';
import type { SelectedCard } from '@trio/contracts/results';
import { toSelected } from '@trio/contracts/results-wire';
import { isQuickSort } from '@trio/domain/sorting/quick-sort';
import { entryOf, totalTime, type Answer, type Sort } from '@trio/domain/sorting/sort';
import type { Row } from '../platform/database/database.ts';

export type SortRow = Row<'sorts'>;

export interface SavedSort {
  readonly sort: Sort;
  readonly revision: number;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  /** Extra cards of the deck, as they were when the sort began. */
  readonly extraCards: readonly ExtraCard[];
  /** In rank order; empty until confirmed. */
  readonly selected: readonly SelectedCard[];
  readonly reflection: Reflection | null;
  /** Class teachers may read the reflection. */
  readonly areWordsShared: boolean;
  readonly emailedAt: Date | null;
  readonly profileSentAt: Date | null;
}

export interface StudentSorts {
  readonly sorts: readonly SavedSort[];
  readonly sortAttempts: number;
}

const answerOf: Readonly<Record<string, Answer>> = { d: 'dislike', l: 'like', s: 'superlike' };
const unanswered = '.';

const letterOf = (answer: Answer | null): string => answer?.charAt(0) ?? unanswered;

type State = Pick<Sort, 'pass' | 'ranks' | 'ownCards' | 'ideas' | 'time'>;

export type SortColumns = Pick<
  SortRow,
  'sortId' | 'deck' | 'answers' | 'answeredMs' | 'state' | 'startedMs' | 'confirmedMs'
>;

export function toSort(row: SortColumns): Sort {
  const state = row.state as unknown as State;
  return {
    ...state,
    id: row.sortId,
    startedAt: Number(row.startedMs),
    deck: row.deck,
    answers: toAnswers(row),
    confirmedAt: row.confirmedMs === null ? null : Number(row.confirmedMs),
  };
}

export function toSavedSort(row: SortRow): SavedSort {
  const { revision, createdAt, confirmedAt, areWordsShared, emailedAt, profileSentAt } = row;
  return {
    revision,
    createdAt,
    confirmedAt,
    areWordsShared,
    emailedAt,
    profileSentAt,
    reflection: row.reflection as unknown as Reflection | null,
    extraCards: row.extraCards as unknown as ExtraCard[],
    selected: (row.selected ?? []) as unknown as SelectedCard[],
    sort: toSort(row),
  };
}

const toAnswers = ({ deck, answers, answeredMs }: SortColumns): Sort['answers'] =>
  Object.fromEntries(
    deck.flatMap((card, place) => {
      const letter = answers.charAt(place);
      const at = Number(answeredMs[place]);
      // A withdrawn answer also has a stamp.
      return letter === unanswered && at === 0
        ? []
        : [[card, { value: answerOf[letter] ?? null, at }]];
    }),
  );

export function toSortRow({ deck, answers, pass, ranks, ownCards, ideas, time }: Sort) {
  const state: State = { pass, ranks, ownCards, ideas, time };
  let letters = '';
  const answeredMs: number[] = [];
  for (const card of deck) {
    const answer = entryOf(answers, card);
    letters += letterOf(answer?.value ?? null);
    answeredMs.push(answer?.at ?? 0);
  }
  return { answers: letters, answeredMs, state: JSON.stringify(state) };
}

export const toConfirmedRow = (sort: Sort, confirmedAt: Date) => ({
  confirmedAt,
  confirmedMs: sort.confirmedAt,
  selected: JSON.stringify(toSelected(sort)),
  isQuick: isQuickSort(sort),
  timeSpentMs: totalTime(sort),
});
