import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import { withSwaps, type SearchText } from './search-text.ts';

/** Which students, in which order. */
export interface StudentFilter {
  readonly scope: SchoolScope;
  readonly withDisabled: boolean;
  /** By the last sort; '' by school and name, `likeness` for who is most like what is searched for. */
  readonly order: '' | 'asc' | 'desc' | 'likeness';
}

/**
 * How a search compares: `exact` finds every word somewhere in a student's names and address. Where it
 * finds nobody, `swapped` forgives two neighbouring letters in the wrong order, and where that finds nobody
 * either, `alike` forgives other mistakes of typing.
 */
export interface SearchedFilter extends StudentFilter {
  readonly search: SearchText;
  readonly how: 'exact' | 'swapped' | 'alike';
}

/** The parts of a statement; values stand in it by their number. */
export interface Selection {
  /** What is worked out before, each under its name. */
  readonly with: readonly string[];
  /** `s` are the students. */
  readonly from: string;
  readonly order: string;
}

/** One letter wrong in a word of six, two in one of nine: see decision 25. */
export const likenessMin = 0.4;
/** Who is this much less like it than the likest is not who was meant. */
const likenessMargin = 0.1;
/** Over all schools, how many who fit are compared with each other: to compare takes longer than to find. */
const comparedMost = 1000;
/** What is shorter no index finds. */
const partMin = 3;

/** Names and the address before its @: what tells students of one school apart. */
const ownPart = `split_part(s.search, '@', 1)`;

const orders: Readonly<Record<StudentFilter['order'], string>> = {
  '': 's.school_id, s.sort_name, s.student_id',
  asc: 's.last_sorted_at, s.student_id',
  desc: 's.last_sorted_at DESC, s.student_id DESC',
  likeness: 'likeness DESC, s.school_id, s.sort_name, s.student_id',
};

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/**
 * The two longest parts between signs are looked up; whole words are compared with those found. The index
 * would take a sign for the end of a word, and half of everybody has a word that begins with an S. Within
 * a school the statement is always the same; over all schools its plan hangs on what is typed, and what
 * says the same twice would look like fewer students.
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

/** The index finds in all of the text; what it finds is judged by the student's own part of it. */
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

/** A condition that a partial index answers is written out, not a value. */
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
    // In no other order would who was meant be on the first page.
    order: orders[filter.order === '' ? 'likeness' : filter.order],
  };
}
