import type { CardColor } from '@trio/domain/sorting/sort';
import type { Stage } from '@trio/domain/classes/stages';
import type { StudentOrder } from '@trio/contracts/students';
import { ownColor } from '../../data/student-columns.repository.ts';
import { isInClass, isInClassesOf, type StudentSet } from '../../data/class-scope.repository.ts';
import type {
  OneSchool,
  OwnClasses,
  SchoolScope,
  StudentScope,
} from '../../platform/identity/school-scope.ts';
import { withSwaps, type SearchText } from './student-search.rules.ts';

export interface StudentFilter extends StudentSet {
  readonly withDisabled: boolean;
  /** `asc`, `desc`: by last sort. '': by school and name. `likeness`: by similarity to the search. */
  readonly order: '' | 'asc' | 'desc' | 'likeness' | StudentOrder;
  readonly stage?: Stage | undefined;
  /** Chosen in the last confirmed three. */
  readonly challenge?: string | undefined;
  readonly category?: Category | undefined;
}

interface Category {
  readonly color: CardColor;
  /** The deck's cards of this colour. */
  readonly cards: readonly string[];
}

/**
 * `exact` needs every word in the student's names or address. If it finds no student, `swapped`
 * allows two swapped neighbouring letters. If that finds none, `alike` allows other typing errors.
 */
export interface SearchedFilter extends StudentFilter {
  readonly search: SearchText;
  readonly how: 'exact' | 'swapped' | 'alike';
}

export interface Selection {
  readonly with: readonly string[];
  readonly from: string;
  readonly order: string;
}

/** One wrong letter in six, or two in nine: see decision 25. */
export const likenessMin = 0.4;
const likenessMargin = 0.1;
/**
 * Over all schools, the most matches whose similarity is computed: computing is slower than
 * finding.
 */
const comparedMost = 1000;
/** The trigram index cannot find shorter parts. */
const partMin = 3;

/** The part that differs between students of one school. */
const ownPart = `split_part(s.search, '@', 1)`;

const orders: Readonly<Record<StudentFilter['order'], string>> = {
  '': 's.school_id, s.sort_name, s.student_id',
  asc: 's.last_sorted_at, s.student_id',
  desc: 's.last_sorted_at DESC, s.student_id DESC',
  likeness: 'likeness DESC, s.school_id, s.sort_name, s.student_id',
  'name-asc': 's.sort_name, s.student_id',
  'name-desc': 's.sort_name DESC, s.student_id DESC',
  'state-asc': 'p.stage, p.answered, s.sort_name, s.student_id',
  'state-desc': 'p.stage DESC, p.answered DESC, s.sort_name, s.student_id',
  'activity-asc': 'p.active_at NULLS FIRST, s.sort_name, s.student_id',
  'activity-desc': 'p.active_at DESC NULLS LAST, s.sort_name, s.student_id',
};

/** The table that an order reads beside `students`. */
const joinedFor = (order: StudentFilter['order']): string =>
  orders[order].includes('p.') ? ' JOIN student_states p USING (school_id, student_id)' : '';

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/**
 * The index looks up the two longest alphanumeric parts; whole words are then compared. The index
 * takes a sign for the end of a word, and very many students have a word that begins with S. Within
 * a school the statement is always the same, so that its plan is reused. Over all schools the plan
 * depends on the text, and a repeated condition would make the planner expect fewer rows.
 */
function matchExactly(
  { words, phrase }: SearchText,
  isOfSchool: boolean,
  value: (of: unknown) => string,
): string[] {
  const parts = words
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= partMin)
    .toSorted((a, b) => b.length - a.length);
  const [first = phrase, second = ''] = parts;
  const compared = isOfSchool ? words : words.filter((word) => word !== first && word !== second);
  return [
    `s.search LIKE ${value(pattern(first))}`,
    ...(isOfSchool || second !== '' ? [`s.search LIKE ${value(pattern(second))}`] : []),
    ...(isOfSchool || compared.length > 0
      ? [`s.search LIKE ALL (${value(compared.map(pattern))}::text[])`]
      : []),
  ];
}

/** The index searches the whole text; the second condition checks the student's own part. */
function matchSwapped({ tolerantWords }: SearchText, value: (of: unknown) => string): string[] {
  return tolerantWords.flatMap((word) => {
    const patterns = `(${value(withSwaps(word).map(pattern))}::text[])`;
    return [`s.search LIKE ANY ${patterns}`, `${ownPart} LIKE ANY ${patterns}`];
  });
}

function matchAlike({ tolerantWords }: SearchText, value: (of: unknown) => string): string[] {
  return tolerantWords.flatMap((word) => {
    const typed = `${value(word)}::text`;
    return [`${typed} <% s.search`, `word_similarity(${typed}, ${ownPart}) >= ${likenessMin}`];
  });
}

/** A condition of a partial index must be literal SQL, not a parameter. */
export function selectStudents(filter: StudentFilter, value: (of: unknown) => string): Selection {
  const { order } = filter;
  const from = `students s${joinedFor(order)}${where(conditionsOf(filter, value))}`;
  return { with: [], from, order: orders[order] };
}

export const inSchools = (
  scope: SchoolScope | StudentScope,
  value: (of: unknown) => string,
): string[] => {
  if (scope.kind === 'all-schools') return [];
  if (scope.kind === 'open-schools')
    return [`s.school_id = ANY(${value(scope.schoolIds)}::uuid[])`];
  return [`s.school_id = ${value(scope.schoolId)}`];
};

/** Within one school, one plan suits every search. */
export const isInOneSchool = (scope: StudentScope): scope is OneSchool | OwnClasses =>
  scope.kind === 'school' || scope.kind === 'classes';

export const inSet = ({ scope, classId }: StudentSet, value: (of: unknown) => string): string[] => [
  ...inSchools(scope, value),
  ...(scope.kind === 'classes'
    ? [isInClassesOf('s.school_id', 's.student_id', value(scope.teacherId))]
    : []),
  ...(classId === undefined ? [] : [isInClass('s.school_id', 's.student_id', value(classId))]),
];

function conditionsOf(filter: StudentFilter, value: (of: unknown) => string): string[] {
  const { withDisabled, stage, challenge, category } = filter;
  return [
    ...inSet(filter, value),
    ...(withDisabled ? [] : ['NOT s.is_disabled']),
    ...(stage === undefined
      ? []
      : [
          `EXISTS (SELECT FROM student_states f WHERE f.school_id = s.school_id
             AND f.student_id = s.student_id AND f.stage = ${value(stage)}::student_stage)`,
        ]),
    ...(challenge === undefined
      ? []
      : [`s.selected @> jsonb_build_array(${value(challenge)}::text)`]),
    ...(category === undefined
      ? []
      : [
          `EXISTS (SELECT FROM jsonb_array_elements(s.selected) card
             WHERE CASE jsonb_typeof(card)
               WHEN 'object' THEN coalesce(card ->> 'color', '${ownColor}') = ${value(category.color)}
               ELSE card #>> '{}' = ANY (${value(category.cards)}::text[]) END)`,
        ]),
  ];
}

/** Tells statements with different conditions or orders apart. */
export const shapeOf = (filter: StudentFilter): string => {
  const { scope, classId, order, withDisabled, stage, challenge, category } = filter;
  const parts = { class: classId, stage, challenge, category };
  const named = Object.entries(parts).flatMap(([name, of]) => (of === undefined ? [] : [name]));
  return [scope.kind, ...named, order, String(withDisabled)].join('-');
};

/** Not served by the rollups: such a list has to be counted. */
export const isNarrowed = ({ classId, stage, challenge, category }: StudentFilter): boolean =>
  [classId, stage, challenge, category].some((filter) => filter !== undefined);

export const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;

export function selectSearched(filter: SearchedFilter, value: (of: unknown) => string): Selection {
  const { search, how, scope } = filter;
  const matches =
    how === 'exact'
      ? matchExactly(search, isInOneSchool(scope), value)
      : how === 'swapped'
        ? matchSwapped(search, value)
        : matchAlike(search, value);
  const conditions = [...conditionsOf(filter, value), ...matches];
  const joined = joinedFor(filter.order);
  if (how === 'exact' && filter.order !== 'likeness') {
    return {
      with: [],
      from: `students s${joined}${where(conditions)}`,
      order: orders[filter.order],
    };
  }
  const likeness =
    how === 'exact'
      ? `word_similarity(${value(search.phrase)}, s.search)`
      : search.tolerantWords
          .map((word) => `word_similarity(${value(word)}, ${ownPart})`)
          .join(', ');
  const isBounded = !isInOneSchool(scope);
  return {
    with: [
      `hits AS MATERIALIZED (
        SELECT s.school_id, s.student_id, least(${likeness}) AS likeness
        FROM students s${where(conditions)}${isBounded ? ` LIMIT ${comparedMost}` : ''}
      )`,
      `best AS (
        SELECT * FROM hits
        ${how === 'alike' ? `WHERE likeness >= (SELECT max(likeness) FROM hits) - ${likenessMargin}` : ''}
      )`,
    ],
    from: `best JOIN students s USING (school_id, student_id)${joined}`,
    // In any other order the intended student might not be on the first page.
    order: orders[filter.order === '' ? 'likeness' : filter.order],
  };
}
