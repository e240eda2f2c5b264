import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../test/factories.ts';
import { createTestApp, testSettings, type TestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { readMailsTo } from '../../test/test-mails.ts';
import { newId } from '../platform/ids.ts';
import { createSealer } from '../platform/mail/seal.ts';

const program = fileURLToPath(new URL('./admin.ts', import.meta.url));
const secret = 'the secret of the server that this test administers';

let trio: TestApp;
let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  trio = await createTestApp({ settings: { ...testSettings, needsSchoolApproval: true } });
  const { url, close } = await openTestDatabase();
  await close();
  databaseUrl = url;
  folder = await mkdtemp(join(tmpdir(), 'trio-admin-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await trio.close();
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errorOutput: string;
}

const admin = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      TRIO_DATA: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      TRIO_SECRET: secret,
      SCHOOL_APPROVAL: 'required',
      // Loading the server takes most of the time; the cache speeds up all but the first command.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0;
      resolve({ code, output: stdout.trim(), errorOutput: stderr.trim() });
    });
  });

const me = ({ authorization }: { authorization: string }) =>
  trio.call('GET', '/auth/me', { headers: { authorization } });

it('creates an administrator who can log in with the printed password', async () => {
  const email = `${newId()}@trio.test`;
  const words = ['--email', ` ${email.toUpperCase()} `, '--firstname', 'Ada', '--lastname', 'Roy'];
  const { code, output, errorOutput } = await admin('create', ...words, '--language', 'fr');
  expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' });
  const password = /^Administrator \S+ created\. Password: (\S{16})$/u.exec(output)?.[1];
  const record = await me(await trio.signIn(email, password));
  expect(record.json()).toMatchObject({ role: 'admin', firstname: 'Ada', lastname: 'Roy', email });
});

it('disables an account and ends its session', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  const session = await trio.signIn(email);
  expect((await me(session)).statusCode).toBe(200);

  expect(await admin('disable', '--email', email.toUpperCase())).toEqual({
    code: 0,
    output: `${email} is disabled and logged out everywhere.`,
    errorOutput: '',
  });
  // The next request must fail: nothing may be cached.
  expect((await me(session)).statusCode).toBe(401);
});

it('approves a school: students may join, and an email to its staff is queued', async () => {
  const { code, schoolId, name } = await createSchool(trio.db);
  const { email } = await createStaff(trio.db, schoolId);
  const signUp = async () => {
    const person = { firstname: 'Sam', lastname: 'Roy', email: `${newId()}@school.test` };
    const payload = { ...person, type: 'student', code, password: 'correct horse' };
    return (await trio.call('POST', '/auth/register', { payload })).statusCode;
  };
  expect(await signUp()).toBe(403);
  expect(await admin('approve', '--school', `  ${code.toUpperCase()}`)).toEqual({
    code: 0,
    output: `${name} is approved.\nAn email to ${email} will be sent.`,
    errorOutput: '',
  });
  expect(await signUp()).toBe(201);
  expect(await readMailsTo(trio.db, createSealer([secret]), email)).toMatchObject([
    { content: { template: 'school-approved' } },
  ]);
});

it('changes settings in the students’ account records', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  const session = await trio.signIn(email);
  const words = ['--freemium', 'on', '--card-expanded', 'ON', '--region', 'new-brunswick'];
  const order = ['--fixed-order', 'on'];
  const more = ['--expires', '2031-06-30', '--exclude', 'wealth,CoolClimate'];
  const { code, output } = await admin('set', '--school', schoolId, ...words, ...order, ...more);
  expect(code).toBe(0);
  expect(output).toContain('exclude        coolClimate,wealth');
  expect(output).toContain('Warning: freemium has no effect while consumer is off.');
  expect((await me(session)).json()).toMatchObject({
    isFreemiumGroup: true,
    isConsumerGroup: false,
    isCardExpanded: true,
    isCardOrderFixed: true,
    isNbSchool: true,
    expiry: '2031-06-30T23:59:59.999Z',
    excludedCards: ['coolClimate', 'wealth'],
  });
});

it('ends with code 1 and prints the error', async () => {
  const outcomes = await Promise.all([
    admin('approve', '--school', 'Nowhere 1234'),
    admin('set', '--school', 'x', '--expires', 'soon'),
  ]);
  expect(outcomes.map(({ code, output }) => [code, output])).toEqual(outcomes.map(() => [1, '']));
  expect(outcomes.map(({ errorOutput }) => errorOutput.split('\n')[0])).toEqual([
    'No school has the id or code "Nowhere 1234". To list the schools: npm run admin -- schools',
    '--expires is a day like 2027-06-30, or never; not "soon".',
  ]);
});
