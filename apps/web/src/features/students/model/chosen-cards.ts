import type { SelectedCard } from '@trio/contracts/results';
import type { ListedStudent } from '@trio/contracts/students';
import type { OwnCard } from '@trio/domain/sorting/sort';

type Chosen = Pick<ListedStudent, '_id' | 'results'>;
type OwnCards = Readonly<Record<string, { readonly value: OwnCard }>>;

/** Two students may create cards with the same name. */
const keyOf = (studentId: string, card: Exclude<SelectedCard, string>): string =>
  `${studentId} ${card.id ?? card.title}`;

/** In rank order. */
export const chosenIds = ({ _id, results }: Chosen): string[] =>
  results.selected.map((card) => (typeof card === 'string' ? card : keyOf(_id, card)));

export function ownCardsOf(students: readonly Chosen[]): OwnCards {
  const own: Record<string, { value: OwnCard }> = {};
  for (const { _id, results } of students) {
    for (const card of results.selected) {
      if (typeof card === 'string') continue;
      const { title, description, imageUrl, color = 'purple' } = card;
      own[keyOf(_id, card)] = { value: { title, description, imageUrl, color } };
    }
  }
  return own;
}

/** A profile needs three confirmed cards. */
export const hasProfile = ({
  results,
  sortAttempts,
}: Pick<ListedStudent, 'results' | 'sortAttempts'>): boolean =>
  results.selected.length > 0 && sortAttempts > 0;
