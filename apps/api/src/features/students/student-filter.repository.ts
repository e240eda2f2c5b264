import type { Query } from '@trio/contracts/endpoint';
import type { downloadStudents, listStudents } from '@trio/contracts/students';
import { cardFacts, cardKeys } from '@trio/deck/facts.generated';
import type { CardColor } from '@trio/domain/sorting/sort';
import type { StudentSet } from '../../data/class-scope.repository.ts';
import { findCardNames } from '../../data/shown-cards.repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StudentFilter } from './student-selection.repository.ts';

type Asked = Pick<
  Query<typeof listStudents> & Query<typeof downloadStudents>,
  'showDisabled' | 'lastSorted' | 'order' | 'state' | 'challenge' | 'category'
>;

export async function findStudentFilter(
  db: Database,
  set: StudentSet,
  { showDisabled: withDisabled, lastSorted, order, state, challenge, category }: Asked,
): Promise<StudentFilter> {
  return {
    ...set,
    withDisabled,
    order: lastSorted === '' ? (order ?? '') : lastSorted,
    stage: state,
    challenge,
    category: category && { color: category, cards: await cardsOf(db, set, category) },
  };
}

const cardsOf = async (db: Database, { scope }: StudentSet, color: CardColor) => [
  ...cardKeys.filter((key) => cardFacts[key].color === color),
  ...(await findCardNames(db, scope, color)),
];
