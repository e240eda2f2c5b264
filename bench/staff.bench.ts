import { fileURLToPath } from 'node:url';
import { demoAdminEmail, demoPassword } from '../apps/api/src/demo/demo-schools.ts';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import { openSignedIn } from './connection.ts';
import { median, rounded } from './figures.ts';
import {
  adminCalls,
  countPlatform,
  findSchools,
  keySearchCalls,
  nearestTo,
  schoolCalls,
  searchCalls,
  spreadOver,
  type Call,
} from './staff-calls.ts';
import { measureCounting } from './staff-counting.ts';
import { withSeededProduct, type SeededProduct } from './staff-databases.ts';
import { exportRows, measureExport } from './staff-export.ts';
import { requestOk, measureSequentially, atOnce, measureCalls, type User } from './staff-load.ts';

export const name = 'staff';

const size = 400;
const rounds = 200;
const administrators = 4;

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const students = Number(process.env['TRIO_BENCH_STUDENTS'] ?? 1_000_000);
  const small = await withSeededProduct(students / 100, log, (seeded) => onePage(seeded, log));
  const medium = await withSeededProduct(students / 10, log, (seeded) => onePage(seeded, log));
  return withSeededProduct(students, log, async (seeded) => {
    const { product, pool, seconds } = seeded;
    const [largest] = await findSchools(pool);
    if (!largest) throw new Error('There is no suitable school.');
    log(`exporting ${students} students…`);
    const fresh = await measureExport(product, students);
    const large = await onePage(seeded, log);
    const staff = await measureStaff(seeded, log);
    const admin = await measureAdmin(seeded, largest.aStudent, log);
    const counting = await compareWithCounting(seeded, log);
    log(`exporting ${students} students again…`);
    const used = await measureExport(product, students);
    const page = (of: string, { ms }: Page, peer: Page, among: string): Row => ({
      what: `a school of ${large.students}, its whole page, among ${of}; peer: among ${among}`,
      ours: ms,
      peer: peer.ms,
      unit: 'ms',
    });
    return [
      ...(seconds === null
        ? []
        : [{ what: `seeding ${students}`, ours: Math.round(seconds), limit: 900, unit: 's' }]),
      page(`${students / 10}`, medium, small, `${students / 100}`),
      page(`${students}`, large, small, `${students / 100}`),
      ...exportRows(students, fresh, used),
      ...counting,
      ...staff,
      ...admin,
    ];
  });
}

interface Page {
  readonly students: number;
  readonly ms: number;
}

async function onePage(
  { product, pool, students }: SeededProduct,
  log: Context['log'],
): Promise<Page> {
  const school = nearestTo(await findSchools(pool), size);
  const send = await openSignedIn(product.url, school.email, demoPassword);
  const times = await measureSequentially(send, schoolCalls(school), rounds);
  const ms = rounded(median(times));
  log(`a school of ${school.students} among ${students}: its whole page in ${ms} ms`);
  return { students: school.students, ms };
}

async function measureStaff({ product, pool }: SeededProduct, log: Context['log']): Promise<Row[]> {
  const schools = spreadOver(await findSchools(pool), atOnce);
  const users: User[] = [];
  for (const school of schools) {
    const send = await openSignedIn(product.url, school.email, demoPassword);
    const { key } = JSON.parse(await requestOk(send, keyCall)) as { key: string };
    const calls = [...schoolCalls(school), ...searchCalls(), ...keySearchCalls(key)];
    users.push({ send, calls });
  }
  return measureCalls('staff', users, log);
}

const keyCall: Call = { what: 'search key', path: '/api/users/search/key', limit: 50 };

async function measureAdmin(
  { product, pool }: SeededProduct,
  aStudent: string,
  log: Context['log'],
): Promise<Row[]> {
  const calls = [...adminCalls(await countPlatform(pool), aStudent), ...searchCalls()];
  const users: User[] = [];
  while (users.length < administrators) {
    users.push({ send: await openSignedIn(product.url, demoAdminEmail, demoPassword), calls });
  }
  return measureCalls('administrator', users, log);
}

async function compareWithCounting(
  { product, pool, students }: SeededProduct,
  log: Context['log'],
): Promise<Row[]> {
  log('the same figures, counted from the rows…');
  const send = await openSignedIn(product.url, demoAdminEmail, demoPassword);
  const counted = await measureCounting(pool, students);
  const ours = async (path: string) =>
    rounded(median(await measureSequentially(send, [{ what: '', path, limit: 0 }], 50)));
  const middle = Math.floor(students / 40);
  const row = async (what: string, path: string, peer: number): Promise<Row> => ({
    what: `${what}, one user; peer: counted by the database`,
    ours: await ours(path),
    peer,
    unit: 'ms',
  });
  return [
    await row('stats of all', '/api/users/summary/student', counted.stats),
    await row('students per month', '/api/users/summary?role=student', counted.months),
    await row('top challenges', '/api/users/student/topchallenges', counted.challenges),
    await row('the largest schools', '/api/users/school?sort=studentcount:desc', counted.schools),
    await row(
      'the middle page of all students',
      `/api/users/v1/student?lastSorted=desc&showDisabled=true&page=${middle}`,
      counted.middlePage,
    ),
  ];
}
