import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { readConfig } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createEmbeddedIdentity } from '../../platform/identity/embedded-identity.ts';
import { newId } from '../../platform/ids.ts';
import { openAdminDeps, type AdminDeps } from './admin-deps.ts';
import { prepareCommand } from './commands.ts';

let trio: TestApp;
let database: OpenDatabase;
let deps: AdminDeps;
beforeAll(async () => {
  trio = await createTestApp();
  database = await openTestDatabase();
  const config = readConfig({ TRIO_DATA: tmpdir() });
  const secrets = ['the secret of the server that this test administers'] as const;
  const { pool } = database;
  const publicUrl = config.publicOrigin;
  const identity = createEmbeddedIdentity({ pool, secrets, publicUrl, clock: systemClock });
  deps = await openAdminDeps({ config, database, identity, secrets });
});
afterAll(async () => {
  await trio.close();
  await database.close();
});

async function run(...words: string[]): Promise<string> {
  const task = prepareCommand(words);
  return typeof task === 'string' ? task : (await task(deps)).join('\n');
}

const me = ({ authorization }: { authorization: string }) =>
  trio.call('GET', '/auth/me', { headers: { authorization } });

it('makes no second account for an address', async () => {
  const { email } = await createAdmin(trio.db);
  const words = ['--email', email.toUpperCase(), '--firstname', 'Ada', '--lastname', 'Roy'];
  await expect(run('create', ...words)).rejects.toThrow('auth/email-already-exists');
});

it('lists schools and accounts without anything secret', async () => {
  const tag = newId();
  const { schoolId, code } = await createSchool(trio.db, {
    name: `Rivière ${tag}`,
    verifiedAt: null,
    isConsumerGroup: true,
    excludedCards: ['wealth'],
  });
  const staff = await createStaff(trio.db, schoolId);
  const student = await createStudent(trio.db, schoolId, { firstName: 'Zoé' });
  await trio.signIn(student.email);

  const schools = await run('schools', '--search', `riviere ${tag}`, '--awaiting');
  expect(schools).toMatch(/STUDENTS {2}FLAGS\n.* 1 +consumer excludes:1\n1 school$/u);
  expect(schools).toContain(`\n${schoolId}  Rivière`);
  expect(schools).toContain(staff.email);
  expect(await run('schools', '--search', newId())).toBe('No school.');

  const accounts = await run('accounts', '--school', code, '--role', 'student');
  expect(accounts).toMatch(/^EMAIL .*\n.*Zoé Roy +student +Rivière .* enabled\n1 account$/u);
  expect(await run('accounts', '--search', newId())).toBe('No account.');

  const held = await trio.db
    .selectFrom('identityAccounts')
    .innerJoin('identitySessions', 'identitySessions.userId', 'identityAccounts.userId')
    .select(['password', 'token'])
    .where('identityAccounts.userId', '=', student.id)
    .executeTakeFirstOrThrow();
  for (const secret of [held.password, held.token]) {
    expect(secret).toBeTypeOf('string');
    expect(schools + accounts).not.toContain(secret);
  }
});

it('lists fifty accounts at most and says how many there are', async () => {
  const { schoolId } = await createSchool(trio.db);
  for (let n = 0; n < 51; n += 1) await createStudent(trio.db, schoolId);
  const lines = (await run('accounts', '--school', schoolId)).split('\n');
  expect(lines).toHaveLength(1 + 50 + 1);
  expect(lines.at(-1)).toBe('The first 50 of 51 accounts: narrow it down with --search.');
});

it('says what a school still waits for', async () => {
  const { schoolId, name } = await createSchool(trio.db, { verifiedAt: null });
  expect(await run('approve', '--school', schoolId)).toBe(
    `${name} is approved.\nIts code accepts students once its address is verified: see the command verify.`,
  );
  expect(await run('verify', '--school', schoolId)).toBe(`${name} is verified.`);
  expect(await run('verify', '--school', schoolId)).toBe(`${name} was verified already.`);
  expect(await run('approve', '--school', schoolId)).toBe(`${name} was approved already.`);
});

it('resets settings', async () => {
  const { schoolId } = await createSchool(trio.db, {
    excludedCards: ['wealth'],
    isConsumerGroup: true,
    expiresAt: new Date(),
  });
  const words = ['--exclude', 'None', '--expires', 'NEVER', '--consumer', 'off'];
  const output = await run('set', '--school', schoolId, ...words);
  expect(output).toMatch(/\nconsumer +off\n/u);
  expect(output).toMatch(/\nexpires +never\nexclude +none$/u);
  expect(await run('set', '--school', schoolId, '--expires', '2020-01-31')).toContain(
    'Warning: it has expired: its students cannot start a sort.',
  );
});

it('maps a tenant, refuses another school’s, and unmaps', async () => {
  const { schoolId, name } = await createSchool(trio.db, { name: 'Tenant School' });
  const other = await createSchool(trio.db);
  const tenant = newId();
  const mapping = ['--provider', 'ClassLink', '--tenant', ` ${tenant} `];
  expect(await run('tenant', '--school', schoolId)).toBe(`No tenant is ${name}.`);
  expect(await run('tenant', '--school', schoolId, ...mapping)).toBe(
    `The classlink tenant ${tenant} is ${name}.`,
  );
  expect(await run('tenant', '--school', schoolId)).toContain(`\nclasslink  ${tenant}`);
  await expect(run('tenant', '--school', other.schoolId, ...mapping)).rejects.toThrow(
    `The classlink tenant ${tenant} is another school, ${name}: remove it there first.`,
  );
  await expect(run('tenant', '--school', other.schoolId, ...mapping, '--remove')).rejects.toThrow(
    `The classlink tenant ${tenant} is not ${other.name}.`,
  );
  await run('tenant', '--school', schoolId, ...mapping, '--remove');
  expect(await run('tenant', '--school', schoolId)).toBe(`No tenant is ${name}.`);
});

it('adds cards to a school’s deck or to everybody’s, and takes them out again', async () => {
  const { schoolId, name } = await createSchool(trio.db, { name: 'Card School' });
  const words = { imageUrl: '', content: '', bulletHeading: '', bulletDescription: '' };
  const card = (more: object) => ({
    name: 'beeKeeping',
    color: 'green',
    en: { ...words, title: 'Keep bees', jobLinks: [] },
    fr: { ...words, title: 'Élever des abeilles', jobLinks: [] },
    ...more,
  });
  const folder = await mkdtemp(join(tmpdir(), 'trio-cards-'));
  const add = async (more: object, ...where: string[]) => {
    const file = join(folder, 'card.json');
    await writeFile(file, JSON.stringify(card(more)));
    return run('cards', ...where, '--add', file);
  };
  const here = ['--school', schoolId];
  try {
    expect(await run('cards', ...here)).toBe(`No card is added for ${name}.`);
    expect(await add({}, ...here)).toBe(`beeKeeping is in the deck of ${name}.`);
    expect(await run('cards', ...here)).toMatch(
      /\nbeeKeeping +green +Keep bees +Élever des abeilles$/u,
    );
    await expect(add({}, ...here)).rejects.toThrow('A card called beeKeeping is there already.');
    // A deck holds platform and school cards, so names must be unique across both.
    await expect(add({})).rejects.toThrow('A card called beeKeeping is there already.');
    expect(await add({ name: 'openSky' })).toBe('openSky is in the deck of everybody.');
    await expect(add({ name: 'openSky' }, ...here)).rejects.toThrow('is there already');
    await expect(add({ name: 'Wealth' }, ...here)).rejects.toThrow(
      'Wealth is the name of one of Trio’s own cards.',
    );
    await expect(add({ name: '__proto__x y' }, ...here)).rejects.toThrow(
      'A card’s name is up to 60',
    );
    await expect(add({ fr: undefined }, ...here)).rejects.toThrow('--add: "fr" of the card');
    await expect(add({ en: { ...card({}).en, content: 'a\u0000' } }, ...here)).rejects.toThrow(
      'cannot be kept',
    );
    await expect(run('cards', '--add', join(folder, 'none.json'))).rejects.toThrow(
      '--add cannot read',
    );
    await expect(run('cards', ...here, '--remove', 'openSky')).rejects.toThrow(
      `No card that is added for ${name} is called openSky.`,
    );
    expect(await run('cards', '--remove', 'openSky')).toBe(
      'openSky is in the deck of everybody no longer.',
    );
    await run('cards', ...here, '--remove', 'beeKeeping');
    expect(await run('cards', ...here)).toBe(`No card is added for ${name}.`);
  } finally {
    await trio.db.deleteFrom('platformCards').execute();
    await rm(folder, { recursive: true });
  }
});

it('turns an account on again, and knows who is not there', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  await run('disable', '--email', email);
  expect(await run('disable', '--email', email)).toBe(`${email} was disabled already.`);
  expect(await run('enable', '--email', email)).toBe(`${email} is enabled.`);
  expect((await me(await trio.signIn(email))).statusCode).toBe(200);
  await expect(run('enable', '--email', 'nobody@school.test')).rejects.toThrow(
    'Nobody signs in with nobody@school.test.',
  );
});

it('gives an account a new password', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStaff(trio.db, schoolId);
  const session = await trio.signIn(email);
  const output = await run('password', '--email', email);
  const password = /^New password of \S+: (\S{16})$/u.exec(output)?.[1];
  expect((await me(session)).statusCode).toBe(401);
  expect((await me(await trio.signIn(email, password))).statusCode).toBe(200);
});

it('deletes a student only with confirmation, and no other role', async () => {
  const { schoolId } = await createSchool(trio.db, { name: 'Test School' });
  const { email } = await createStudent(trio.db, schoolId);
  const staff = await createStaff(trio.db, schoolId);
  await expect(run('delete-student', '--email', email)).rejects.toThrow(
    `This deletes Sam Roy of Test School (${email}) for good: add --yes.`,
  );
  await expect(run('delete-student', '--email', staff.email, '--yes')).rejects.toThrow(
    `${staff.email} is no student: only students are deleted here.`,
  );
  expect(await run('delete-student', '--email', email, '--yes')).toBe(
    `Sam Roy (${email}) is deleted.`,
  );
  expect(await run('accounts', '--school', schoolId, '--role', 'student')).toBe('No account.');
});

it('sends mails again that were given up', async () => {
  await trio.db.deleteFrom('mails').execute();
  const insert = async (lastError: string) => {
    const mailId = newId();
    const row = {
      recipient: 'lea@school.test',
      template: 'password-changed',
      language: 'fr',
    } as const;
    const state = {
      status: 'dead',
      lastError,
      createdAt: new Date(),
      settledAt: new Date(),
    } as const;
    await trio.db
      .insertInto('mails')
      .values({ mailId, ...row, ...state })
      .execute();
    return mailId;
  };
  const one = await insert('550 no such mailbox');
  for (let n = 0; n < 20; n += 1) await insert('trio/expired');

  const output = await run('mail', '--dead');
  expect(output).toMatch(
    /given up +\S+ +lea@school\.test +password-changed +0 +its link had run out\n/u,
  );
  expect(output).toContain('The newest 20 of 21 mails.');
  expect(await run('mail', '--retry', one.toUpperCase())).toBe('It will be sent again.');
  await expect(run('mail', '--retry', one)).rejects.toThrow(
    `No mail that was given up has the id ${one}.`,
  );
  expect(await run('mail', '--retry', 'all')).toBe('20 mails will be sent again.');
  expect(await run('mail', '--dead')).toBe('No mail.');
  expect(await run('mail')).toMatch(/ waits .*\nThe newest 20 of 21 mails\.$/su);
});

it('deletes a school only with confirmation, and prints what was deleted', async () => {
  const { schoolId, name, code } = await createSchool(trio.db);
  await createStudent(trio.db, schoolId);
  await expect(run('delete-school', '--school', code)).rejects.toThrow(
    `This deletes ${name} with 1 student (${schoolId}) for good: add --yes.`,
  );
  expect(await run('schools', '--search', code)).toContain(schoolId);
  expect(await run('delete-school', '--school', code, '--yes')).toBe(
    `${name} is deleted, with 1 student.`,
  );
  expect(await run('schools', '--search', code)).toBe('No school.');
});
