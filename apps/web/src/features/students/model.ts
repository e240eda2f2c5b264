import type { SelectedCard } from '@trio/contracts/results';
import type { ListedStudent } from '@trio/contracts/students';
import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import type { OwnCard } from '@trio/domain/sorting/sort';
import { missing } from '@trio/i18n/duration';
import { pageIn, type SortOrder } from '../../ui/table/table-rules.ts';

export function fullName(student: { firstname: string; lastname: string; email: string }): string {
  const name = `${student.firstname} ${student.lastname}`.trim();
  return name === '' ? student.email : name;
}

export const orMissing = (text: string): string => (text.trim() === '' ? missing : text);

export interface ListState {
  readonly page: number;
  /** By last sort. */
  readonly sort: SortOrder;
  readonly search: string;
  readonly showsDisabled: boolean;
}

export function readListState(query: URLSearchParams): ListState {
  const sort = query.get('sort');
  return {
    page: pageIn(query),
    sort: sort === 'asc' || sort === 'desc' ? sort : '',
    search: (query.get('search') ?? '').slice(0, limits.searchMax),
    showsDisabled: query.get('disabled') === '1',
  };
}

export function listQuery({ page, sort, search, showsDisabled }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('search', search);
  if (showsDisabled) query.set('disabled', '1');
  return query;
}

export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function studentIn(query: URLSearchParams): string | null {
  const id = query.get('student') ?? '';
  return shapeOfId.test(id) ? id : null;
}

type Chosen = Pick<ListedStudent, '_id' | 'results'>;
type OwnCards = Readonly<Record<string, { readonly value: OwnCard }>>;

/** Two students may create cards with the same name. */
const keyOf = (studentId: string, card: Exclude<SelectedCard, string>): string =>
  `${studentId} ${card.id ?? card.title}`;

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

export const hasProfile = ({
  results,
  sortAttempts,
}: Pick<ListedStudent, 'results' | 'sortAttempts'>): boolean =>
  results.selected.length > 0 && sortAttempts > 0;

interface ChallengeCount {
  readonly name: string;
  readonly count: number;
}

export const topThree = (challenges: Readonly<Record<string, number>>): ChallengeCount[] =>
  inOrder(
    Object.entries(challenges).map(([name, count]) => ({ name, count })),
    (a, b) => b.count - a.count,
  ).slice(0, limits.cardsToPick);
