import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import { withSwaps, type SearchText } from './student-search.rules.ts';

export interface StudentFilter {
  readonly scope: SchoolScope;
  readonly withDisabled: boolean;
  /** By last sort; '' by school and name, `likeness` by similarity to the search. */
  readonly order: '' | 'asc' | 'desc' | 'likeness';
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
};

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
  const conditions = [
    ...inScope(filter.scope, value),
    ...(filter.withDisabled ? [] : ['NOT s.is_disabled']),
  ];
  return { with: [], from: `students s${where(conditions)}`, order: orders[filter.order] };
}

export const inScope = (scope: SchoolScope, value: (of: unknown) => string): string[] =>
  scope.kind === 'school' ? [`s.school_id = ${value(scope.schoolId)}`] : [];

export const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;

export function selectSearched(filter: SearchedFilter, value: (of: unknown) => string): Selection {
  const { search, how, scope, withDisabled } = filter;
  const matches =
    how === 'exact'
      ? matchExactly(search, scope.kind === 'school', value)
      : how === 'swapped'
        ? matchSwapped(search, value)
        : matchAlike(search, value);
  const conditions = [
    ...inScope(scope, value),
    ...(withDisabled ? [] : ['NOT s.is_disabled']),
    ...matches,
  ];
  if (how === 'exact' && filter.order !== 'likeness') {
    return { with: [], from: `students s${where(conditions)}`, order: orders[filter.order] };
  }
  const likeness =
    how === 'exact'
      ? `word_similarity(${value(search.phrase)}, s.search)`
      : search.tolerantWords
          .map((word) => `word_similarity(${value(word)}, ${ownPart})`)
          .join(', ');
  const isBounded = scope.kind === 'all-schools';
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
    from: 'best JOIN students s USING (school_id, student_id)',
    // In any other order the intended student might not be on the first page.
    order: orders[filter.order === '' ? 'likeness' : filter.order],
  };
}
