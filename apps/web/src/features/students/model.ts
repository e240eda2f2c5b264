import { stages, type Stage } from '@trio/domain/classes/stages';
import type { SelectedCard } from '@trio/contracts/results';
import { studentOrders, type ListedStudent, type StudentOrder } from '@trio/contracts/students';
import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import { cardColors, type CardColor, type OwnCard } from '@trio/domain/sorting/sort';
import { missing } from '@trio/i18n/duration';
import { pageIn, type SortOrder } from '../../ui/table/table-rules.ts';

type Login = Pick<ListedStudent, 'email' | 'username'>;

export function fullName(student: Login & { firstname: string; lastname: string }): string {
  const name = `${student.firstname} ${student.lastname}`.trim();
  return name === '' ? loginOf(student) : name;
}

/** A student without an email address has a username. */
export const loginOf = ({ email, username }: Login): string => email || (username ?? '');

export const orMissing = (text: string): string => (text.trim() === '' ? missing : text);

/** `asc` and `desc` are by last sort, '' by name. */
export type ListSort = SortOrder | StudentOrder;

export const noFilters = { search: '', stage: '', challenge: '', category: '' } as const;

export interface ListState {
  readonly page: number;
  readonly sort: ListSort;
  readonly search: string;
  readonly stage: Stage | '';
  /** A card in the last confirmed three. */
  readonly challenge: string;
  /** The colour of a card in the last confirmed three. */
  readonly category: CardColor | '';
  readonly showsDisabled: boolean;
  /** '' for all students. */
  readonly classId: string;
}

const oneOf = <T extends string>(text: string | null, values: readonly T[]): T | '' =>
  values.find((value) => value === text) ?? '';

export function readListState(query: URLSearchParams): ListState {
  return {
    page: pageIn(query),
    sort: oneOf(query.get('sort'), ['asc', 'desc', ...studentOrders]),
    stage: oneOf(query.get('state'), stages),
    challenge: (query.get('challenge') ?? '').slice(0, limits.searchMax),
    category: oneOf(query.get('category'), cardColors),
    search: (query.get('search') ?? '').slice(0, limits.searchMax),
    showsDisabled: query.get('disabled') === '1',
    classId: idIn(query, 'class') ?? '',
  };
}

export function listQuery(state: ListState): URLSearchParams {
  const { page, sort, search, showsDisabled, classId, stage, challenge, category } = state;
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('search', search);
  if (showsDisabled) query.set('disabled', '1');
  if (classId !== '') query.set('class', classId);
  if (stage !== '') query.set('state', stage);
  if (challenge !== '') query.set('challenge', challenge);
  if (category !== '') query.set('category', category);
  return query;
}

/** The state's part of a request for the list or its file. */
export function listParams(state: ListState) {
  const { sort, classId, showsDisabled, stage, challenge, category } = state;
  const isByLastSort = sort === 'asc' || sort === 'desc';
  return {
    classid: classId,
    showDisabled: String(showsDisabled),
    lastSorted: isByLastSort ? sort : '',
    ...(sort !== '' && !isByLastSort && { order: sort }),
    ...(stage !== '' && { state: stage }),
    ...(challenge !== '' && { challenge }),
    ...(category !== '' && { category }),
  };
}

export const isFiltered = ({ stage, challenge, category }: ListState): boolean =>
  stage !== '' || challenge !== '' || category !== '';

export type SortedColumn = 'name' | 'state' | 'activity';

export const orderOfColumn = (sort: ListSort, column: SortedColumn): SortOrder =>
  sort === `${column}-asc` ? 'asc' : sort === `${column}-desc` ? 'desc' : '';

export const sortByColumn = (column: SortedColumn, order: SortOrder): ListSort =>
  order === '' ? '' : `${column}-${order}`;

export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
});

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name) ?? '';
  return shapeOfId.test(id) ? id : null;
}

export const studentIn = (query: URLSearchParams): string | null => idIn(query, 'student');

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

export const byCount = (challenges: Readonly<Record<string, number>>): ChallengeCount[] =>
  inOrder(
    Object.entries(challenges).map(([name, count]) => ({ name, count })),
    (a, b) => b.count - a.count,
  );

export const topThree = (challenges: Readonly<Record<string, number>>): ChallengeCount[] =>
  byCount(challenges).slice(0, limits.cardsToPick);

export type HelpedStudent = Pick<ListedStudent, '_id' | 'firstname' | 'lastname'> & Login;
