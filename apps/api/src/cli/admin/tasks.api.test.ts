import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { enrolAppOf, logIn } from '../../../test/second-factor-fixture.ts';
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
  const identity = createEmbeddedIdentity({
    pool,
    secrets,
    publicUrl,
    clock: systemClock,
    supportAccess: 'open',
  });
  deps = await openAdminDeps({ config, database, identity, secrets });
});
afterAll(async () => {
  await trio.close();
  await database.close();
});

async function run(...args: string[]): Promise<string> {
  const task = prepareCommand(args);
  return typeof task === 'string' ? task : (await task(deps)).join('\n');
}

const me = ({ authorization }: { authorization: string }) =>
  trio.call('GET', '/auth/me', { headers: { authorization } });

it('does not create a second account with the same email address', async () => {
  const { email } = await createAdmin(trio.db);
  const words = ['--email', email.toUpperCase(), '--firstname', 'Ada', '--lastname', 'Roy'];
  await expect(run('create', ...words)).rejects.toThrow('auth/email-already-exists');
});

it('lists schools and accounts without passwords or session tokens', async () => {
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
  expect(await run('schools', '--search', newId())).toBe('No schools found.');

  const accounts = await run('accounts', '--school', code, '--role', 'student');
  expect(accounts).toMatch(/^EMAIL .*\n.*Zoé Roy +student +Rivière .* enabled\n1 account$/u);
  expect(await run('accounts', '--search', newId())).toBe('No accounts found.');

  const secrets = await trio.db
    .selectFrom('identityAccounts')
    .innerJoin('identitySessions', 'identitySessions.userId', 'identityAccounts.userId')
    .select(['password', 'token'])
    .where('identityAccounts.userId', '=', student.id)
    .executeTakeFirstOrThrow();
  for (const secret of [secrets.password, secrets.token]) {
    expect(secret).toBeTypeOf('string');
    expect(schools + accounts).not.toContain(secret);
  }
});

it('lists at most 50 accounts and prints the total', async () => {
  const { schoolId } = await createSchool(trio.db);
  for (let n = 0; n < 51; n += 1) await createStudent(trio.db, schoolId);
  const lines = (await run('accounts', '--school', schoolId)).split('\n');
  expect(lines).toHaveLength(1 + 50 + 1);
  expect(lines.at(-1)).toBe('The first 50 of 51 accounts. Use --search to find others.');
});

it('prints the step that a school still needs before students can join', async () => {
  const { schoolId, name } = await createSchool(trio.db, { verifiedAt: null });
  expect(await run('approve', '--school', schoolId)).toBe(
    `${name} is approved.\nStudents can join after its email address is verified. See the command verify.`,
  );
  expect(await run('verify', '--school', schoolId)).toBe(`${name} is verified.`);
  expect(await run('verify', '--school', schoolId)).toBe(`${name} was already verified.`);
  expect(await run('approve', '--school', schoolId)).toBe(`${name} was already approved.`);
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
    'Warning: the school has expired. Its students cannot start a sort.',
  );
});

it('maps a tenant to one school only, and removes the mapping', async () => {
  const { schoolId, name } = await createSchool(trio.db, { name: 'Tenant School' });
  const other = await createSchool(trio.db);
  const tenant = newId();
  const mapping = ['--provider', 'ClassLink', '--tenant', ` ${tenant} `];
  expect(await run('tenant', '--school', schoolId)).toBe(`${name} has no tenant.`);
  expect(await run('tenant', '--school', schoolId, ...mapping)).toBe(
    `The classlink tenant ${tenant} is mapped to ${name}.`,
  );
  expect(await run('tenant', '--school', schoolId)).toContain(`\nclasslink  ${tenant}`);
  await expect(run('tenant', '--school', other.schoolId, ...mapping)).rejects.toThrow(
    `The classlink tenant ${tenant} is mapped to another school, ${name}. Remove that mapping first.`,
  );
  await expect(run('tenant', '--school', other.schoolId, ...mapping, '--remove')).rejects.toThrow(
    `The classlink tenant ${tenant} is not mapped to ${other.name}.`,
  );
  await run('tenant', '--school', schoolId, ...mapping, '--remove');
  expect(await run('tenant', '--school', schoolId)).toBe(`${name} has no tenant.`);
});

it('adds cards to a school or to the platform, and removes them', async () => {
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
  const schoolOption = ['--school', schoolId];
  try {
    expect(await run('cards', ...schoolOption)).toBe(`No cards have been added for ${name}.`);
    expect(await add({}, ...schoolOption)).toBe(`beeKeeping is added to the cards of ${name}.`);
    expect(await run('cards', ...schoolOption)).toMatch(
      /\nbeeKeeping +green +Keep bees +Élever des abeilles$/u,
    );
    await expect(add({}, ...schoolOption)).rejects.toThrow(
      'A card with the name beeKeeping already exists.',
    );
    await expect(add({})).rejects.toThrow('A card with the name beeKeeping already exists.');
    expect(await add({ name: 'openSky' })).toBe('openSky is added to the cards of the platform.');
    await expect(add({ name: 'openSky' }, ...schoolOption)).rejects.toThrow('already exists');
    await expect(add({ name: 'Wealth' }, ...schoolOption)).rejects.toThrow(
      'Wealth is the name of a built-in card.',
    );
    await expect(add({ name: '__proto__x y' }, ...schoolOption)).rejects.toThrow(
      'Invalid card name "__proto__x y".',
    );
    await expect(add({ fr: undefined }, ...schoolOption)).rejects.toThrow(
      '--add: the card’s "fr" is missing or invalid.',
    );
    await expect(
      add({ en: { ...card({}).en, content: 'a\u0000' } }, ...schoolOption),
    ).rejects.toThrow('cannot be stored');
    await expect(run('cards', '--add', join(folder, 'none.json'))).rejects.toThrow(
      '--add cannot read',
    );
    await expect(run('cards', ...schoolOption, '--remove', 'openSky')).rejects.toThrow(
      `No card with the name openSky has been added for ${name}.`,
    );
    expect(await run('cards', '--remove', 'openSky')).toBe(
      'openSky is removed from the cards of the platform.',
    );
    await run('cards', ...schoolOption, '--remove', 'beeKeeping');
    expect(await run('cards', ...schoolOption)).toBe(`No cards have been added for ${name}.`);
  } finally {
    await trio.db.deleteFrom('platformCards').execute();
    await rm(folder, { recursive: true });
  }
});

it('enables a disabled account, and refuses an unknown email address', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  await run('disable', '--email', email);
  expect(await run('disable', '--email', email)).toBe(`${email} was already disabled.`);
  expect(await run('enable', '--email', email)).toBe(`${email} is enabled.`);
  expect((await me(await trio.signIn(email))).statusCode).toBe(200);
  await expect(run('enable', '--email', 'unknown@school.test')).rejects.toThrow(
    'No account has the email address unknown@school.test.',
  );
});

it('removes the second factors of an administrator who lost them, and only with --yes', async () => {
  const { email } = await createAdmin(trio.db);
  const words = ['second-factor', '--email', email];
  expect(await run(...words, '--yes')).toBe(`${email} has no second factor.`);
  const session = await trio.signIn(email);
  await enrolAppOf(trio, email);
  await expect(run(...words)).rejects.toThrow('To confirm, add --yes.');
  expect((await logIn(trio, email)).statusCode).toBe(401);

  expect(await run(...words, '--yes')).toBe(
    `The second factors of ${email} are removed. They must add a new one at the next log-in.`,
  );
  expect((await me(session)).statusCode).toBe(401);
  expect((await logIn(trio, email)).statusCode).toBe(204);
  const { schoolId } = await createSchool(trio.db);
  const staff = await createStaff(trio.db, schoolId);
  await expect(run('second-factor', '--email', staff.email, '--yes')).rejects.toThrow(
    `No administrator has the address ${staff.email}.`,
  );
});

it('sets a new password and ends the account’s sessions', async () => {
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
    `This deletes Sam Roy of Test School (${email}) permanently. To confirm, add --yes.`,
  );
  await expect(run('delete-student', '--email', staff.email, '--yes')).rejects.toThrow(
    `${staff.email} is not a student. This command deletes only students.`,
  );
  expect(await run('delete-student', '--email', email, '--yes')).toBe(
    `Sam Roy (${email}) is deleted.`,
  );
  expect(await run('accounts', '--school', schoolId, '--role', 'student')).toBe(
    'No accounts found.',
  );
});

it('sends abandoned emails again', async () => {
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
    /abandoned +\S+ +lea@school\.test +password-changed +0 +its link has expired\n/u,
  );
  expect(output).toContain('The newest 20 of 21 emails.');
  expect(await run('mail', '--retry', one.toUpperCase())).toBe('The email will be sent again.');
  await expect(run('mail', '--retry', one)).rejects.toThrow(
    `No abandoned email has the id ${one}.`,
  );
  expect(await run('mail', '--retry', 'all')).toBe('20 emails will be sent again.');
  expect(await run('mail', '--dead')).toBe('No emails found.');
  expect(await run('mail')).toMatch(/ pending .*\nThe newest 20 of 21 emails\.$/su);
});

it('deletes a school only with confirmation, and prints the number of deleted students', async () => {
  const { schoolId, name, code } = await createSchool(trio.db);
  await createStudent(trio.db, schoolId);
  await expect(run('delete-school', '--school', code)).rejects.toThrow(
    `This deletes ${name} with 1 student (${schoolId}) permanently. To confirm, add --yes.`,
  );
  expect(await run('schools', '--search', code)).toContain(schoolId);
  expect(await run('delete-school', '--school', code, '--yes')).toBe(
    `${name} is deleted, with 1 student.`,
  );
  expect(await run('schools', '--search', code)).toBe('No schools found.');
});
