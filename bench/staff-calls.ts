import type { Pool } from '../apps/api/src/platform/database/database.ts';

export interface Call {
  readonly what: string;
  readonly path: string;
  readonly limit: number;
}

export interface MeasuredSchool {
  readonly schoolId: string;
  readonly email: string;
  readonly students: number;
  readonly enabled: number;
  readonly aStudent: string;
}

const quick = 50;
const searching = 100;
const perPage = 20;

const call = (what: string, path: string, limit = quick): Call => ({ what, path, limit });

const panels = (schoolid: string): Call[] => [
  call('students per month', `/api/users/summary?role=student${schoolid}`),
  call('stats panel', `/api/users/summary/student?${schoolid}`),
  call('top challenges', `/api/users/student/topchallenges?${schoolid}`),
];

function pagesOf(path: string, orders: readonly [what: string, query: string][], total: number) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const pages: [string, number][] = [
    ['first', 1],
    ['middle', Math.max(1, Math.floor(last / 2))],
    ['last', last],
  ];
  return orders.flatMap(([order, query]) =>
    pages.map(([name, page]) => call(`${order}, ${name} page`, `${path}?page=${page}${query}`)),
  );
}

const studentOrders: readonly [string, string][] = [
  ['students by name', ''],
  ['students by last sort, oldest', '&lastSorted=asc'],
  ['students by last sort, newest', '&lastSorted=desc'],
];

const shown = (orders: readonly [string, string][]): [string, string][] =>
  orders.map(([what, query]) => [`${what}, disabled too`, `${query}&showDisabled=true`]);

export const schoolCalls = ({ students, enabled, aStudent }: MeasuredSchool): Call[] => [
  ...panels(''),
  call('school’s name', '/api/users/school?page=1'),
  ...pagesOf('/api/users/v1/student', studentOrders, enabled),
  ...pagesOf('/api/users/v1/student', shown(studentOrders.slice(0, 2)), students),
  call('one student', `/api/users/student/${aStudent}`),
];

export const adminCalls = (all: PlatformTotals, aStudent: string): Call[] => [
  ...panels(''),
  call('schools per month', '/api/users/summary?role=school'),
  ...pagesOf(
    '/api/users/school',
    [
      ['schools', ''],
      ['schools by sign-up, oldest', '&sort=created:asc'],
      ['schools by sign-up, newest', '&sort=created:desc'],
      ['schools by students, fewest', '&sort=studentcount:asc'],
      ['schools by students, most', '&sort=studentcount:desc'],
    ],
    all.schools,
  ),
  ...pagesOf('/api/users/v1/student', studentOrders, all.enabled).filter(isReached),
  ...pagesOf('/api/users/v1/student', shown(studentOrders.slice(2)), all.students).filter(
    isReached,
  ),
  call('one student', `/api/users/student/${aStudent}`),
];

/** No user reaches page 25,000; staff.bench.ts measures it separately. */
const isReached = ({ what }: Call): boolean => !/last sort.*middle/u.test(what);

/** The search tolerates mistakes within a school, but not over all schools. */
const texts: readonly [what: string, text: string][] = [
  ['a common name', 'tremblay'],
  ['a common first name', 'emma'],
  ['a whole name', 'Léa Gagnon'],
  ['a rare name', 'Winterbourne'],
  ['without accents', 'theriault'],
  ['with accents', 'Bélanger'],
  ['with a typing mistake', 'Trembley'],
  ['an address', 'olivia.smith'],
  ['no match', 'zzyzx'],
];

export const searchCalls = (): Call[] =>
  texts.map(([what, text]) =>
    call(
      `table filtered: ${what}`,
      `/api/users/v1/student?search=${encodeURIComponent(text)}`,
      searching,
    ),
  );

export const keySearchCalls = (key: string): Call[] =>
  texts.map(([what, text]) =>
    call(
      `search: ${what}`,
      `/api/users/search?key=${encodeURIComponent(key)}&q=${encodeURIComponent(text)}`,
      searching,
    ),
  );

export interface PlatformTotals {
  readonly schools: number;
  readonly students: number;
  readonly enabled: number;
}

export async function countPlatform(pool: Pool): Promise<PlatformTotals> {
  const { rows } = await pool.query<PlatformTotals>(
    `SELECT count(*)::int AS schools, sum(students)::int AS students,
       sum(students - disabled_students)::int AS enabled FROM school_totals`,
  );
  const [all] = rows;
  if (!all) throw new Error('The database has no schools.');
  return all;
}

export async function findSchools(pool: Pool): Promise<MeasuredSchool[]> {
  const { rows } = await pool.query<MeasuredSchool>(
    `SELECT t.school_id AS "schoolId", t.students::int AS students,
       (t.students - t.disabled_students)::int AS enabled, contact.email, s.student_id AS "aStudent"
     FROM school_totals t,
       LATERAL (SELECT email FROM staff f WHERE f.school_id = t.school_id
         ORDER BY created_at LIMIT 1) contact,
       LATERAL (SELECT student_id FROM students s WHERE s.school_id = t.school_id
         AND sort_attempts > 1 ORDER BY student_id LIMIT 1) s
     ORDER BY t.students DESC, t.school_id`,
  );
  if (rows.length === 0) throw new Error('There is no suitable school.');
  return rows;
}

export function spreadOver(schools: readonly MeasuredSchool[], count: number): MeasuredSchool[] {
  const total = schools.reduce((sum, { students }) => sum + students, 0);
  let before = 0;
  const ends = schools.map(({ students }) => (before += students));
  return Array.from({ length: count }, (_, place) => {
    const school = schools[ends.findIndex((end) => end > (place / count) * total)];
    if (!school) throw new Error('There is no suitable school.');
    return school;
  });
}

export const nearestTo = (schools: readonly MeasuredSchool[], size: number): MeasuredSchool =>
  schools.reduce((best, school) =>
    Math.abs(school.students - size) < Math.abs(best.students - size) ? school : best,
  );
