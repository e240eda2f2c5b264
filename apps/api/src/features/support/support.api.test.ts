import { limits } from '@trio/domain/limits';
import type { Role } from '@trio/domain/roles';
import type { Language } from '@trio/i18n/languages';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createBoard,
  createBoardMember,
  createSchool,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { createTestApp, testSecrets, testSettings, type TestApp } from '../../../test/test-app.ts';
import { createDelivery } from '../../platform/mail/deliver-mail.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { createSmtpTransport } from '../../platform/mail/smtp-transport.ts';

let trio: TestApp;
let server: MailServer;
beforeAll(async () => {
  trio = await createTestApp();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await trio.close();
});

const names = { firstName: 'Léa', lastName: 'Roy' };

async function createSender(role: Role = 'student', overrides: Partial<typeof names> = {}) {
  const { schoolId } = await createSchool(trio.db, { name: 'École des Pins' });
  const person = { ...names, ...overrides };
  const create = {
    student: () => createStudent(trio.db, schoolId, person),
    school: () => createStaff(trio.db, schoolId, person),
    board: async () => createBoardMember(trio.db, (await createBoard(trio.db)).boardId, person),
    admin: () => createAdmin(trio.db, person),
  };
  const { id, email } = await create[role]();
  const { authorization } = await trio.signIn(email);
  const write = (message: unknown, language: Language = 'en') =>
    trio.call('POST', '/supports', {
      headers: { authorization, 'accept-language': language },
      payload: { message },
    });
  const waiting = async () =>
    (await trio.mailsTo(testSettings.supportEmail)).filter(
      ({ content }) => content.template === 'support-message' && content.values.email === email,
    );
  return { id, email, schoolId, write, waiting };
}

async function deliver(email: string): Promise<ParsedMail | undefined> {
  const bring = createDelivery({
    db: trio.db,
    jobs: { enqueue: () => Promise.reject(new Error('nothing is to be tried again')) },
    sealer: createSealer(testSecrets),
    transport: createSmtpTransport(server.url, {
      name: 'Trio',
      address: 'no-reply@trio.test',
      host: 'trio.test',
    }),
    clock: trio.clock,
    place: { publicOrigin: 'https://trio.test', supportEmail: testSettings.supportEmail },
    makeProfileFile: () => Promise.reject(new Error('no mail here has a profile')),
    onFailure: ({ reason }) => expect.unreachable(reason),
  });
  const waiting = await trio.db
    .selectFrom('mails')
    .select('mailId')
    .where('recipient', '=', testSettings.supportEmail)
    .where('status', '=', 'queued')
    .execute();
  for (const { mailId } of waiting) await bring(mailId);
  return server.received.find(({ replyTo }) => replyTo?.text === email);
}

describe('a message to the team', () => {
  it.each<[Role, Language, string[]]>([
    ['student', 'fr', ['École des Pins', 'élève', 'français']],
    ['school', 'en', ['École des Pins', 'School staff', 'English']],
    ['admin', 'fr', ['équipe de Trio', 'français']],
  ])('is emailed to the team from a %s in %s, with the sender as reply address', async (...row) => {
    const [role, language, facts] = row;
    const { id, email, schoolId, write, waiting } = await createSender(role);
    const answer = await write('Je ne trouve plus mon profil.\nOù est-il?', language);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await waiting()).toMatchObject([
      { language, schoolId: role === 'admin' ? null : schoolId },
    ]);

    const mail = await deliver(email);
    expect([mail?.to].flat()[0]?.text).toBe(testSettings.supportEmail);
    expect(mail?.headers.get('content-language')).toBe(language);
    expect(mail?.subject).toContain('Léa Roy');
    expect(mail?.text).toContain('> Je ne trouve plus mon profil.\n> Où est-il?');
    expect(mail?.html).toContain('Je ne trouve plus mon profil.<br>Où est-il?');
    // The id is opaque: a URL must not contain an address.
    const link = `https://trio.test/dashboard/people?id=${id}`;
    for (const fact of [...facts, email, link]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
  });

  it('is sent as plain text, even if it contains markup or email headers', async () => {
    const { email, write } = await createSender('student', { firstName: 'Eve\u2060' });
    const hostile = [
      '<img src=x onerror=alert(1)> </blockquote> {person} $& &amp;',
      '.',
      'Bcc: everybody@evil.example',
      '-- ',
      'Trio sent this',
    ].join('\r\n');
    expect((await write(hostile)).statusCode).toBe(200);
    const mail = await deliver(email);
    expect(mail?.bcc).toBeUndefined();
    // Word joiners prevent typed text from becoming a link.
    const text = mail?.text?.replaceAll('\u2060', '');
    expect(text).toContain('> <img src=x onerror=alert(1)> </blockquote> {person} $& &amp;');
    // Typed text must not start a line of ours, such as the signature.
    for (const line of ['.', 'Bcc: everybody@evil.example', '--', 'Trio sent this']) {
      expect(text).toContain(`\n> ${line}\n`);
    }
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;/\u2060blockquote&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  it('loses control characters and keeps line breaks and emoji', async () => {
    const { email, write, waiting } = await createSender();
    expect((await write('  A\u0000B\u0007\u202e\uD800 👩🏽‍🔬\n\n\n\nC  ')).statusCode).toBe(200);
    expect(await waiting()).toMatchObject([{ content: { values: { message: 'AB 👩🏽‍🔬\n\n\n\nC' } } }]);
    expect((await deliver(email))?.text).toContain('> AB 👩🏽‍🔬\n> \n> C\n');
  });

  it('may have the maximum length, where an emoji counts as one character', async () => {
    const { write } = await createSender();
    expect((await write('🌊'.repeat(limits.supportMessageMax))).statusCode).toBe(200);
  });

  it('is encrypted in the database', async () => {
    const { write } = await createSender();
    await write('a very private sentence');
    const rows = await trio.db.selectFrom('mails').selectAll().execute();
    const stored = rows.map(({ sealedValues, ...row }) => [
      JSON.stringify(row),
      sealedValues?.toString('latin1'),
    ]);
    expect(stored.flat().join(' ')).not.toContain('private sentence');
  });

  it('is refused after ten in an hour, for this user only', async () => {
    const { write } = await createSender();
    for (let n = 0; n < 10; n += 1) expect((await write(`Message ${n}`)).statusCode).toBe(200);
    const refused = await write('One more');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: 'request/rate-limited' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBe(60 * 60);
    const { write: writeToo } = await createSender();
    expect((await writeToo('Mine')).statusCode).toBe(200);
  });
});

describe('a refused message', () => {
  const required = {
    en: 'Write your message first.',
    fr: 'Écris d’abord ton message.',
  };
  const tooLong = {
    en: 'Your message is too long. Shorten it to 5,000 characters.',
    fr: 'Le message est trop long. Il doit compter au plus 5 000 caractères.',
  };
  const cases: [string, unknown, Record<Language, string>][] = [
    ['an empty message', '', required],
    ['spaces and line breaks', ' \n\t ', required],
    ['invisible characters', '\u0000\u200b\u00ad\u2028', required],
    ['characters that cannot be stored', '\uD800\uFFFF', required],
    ['a missing message', undefined, required],
    ['null', null, required],
    ['a number', 7, required],
    ['a list', ['a'], required],
    ['a message that is too long', 'é'.repeat(limits.supportMessageMax + 1), tooLong],
  ];

  it.each(cases)(
    'is not sent and gets a reason in both languages: %s',
    async (_, message, says) => {
      const { write, waiting } = await createSender();
      for (const language of ['en', 'fr'] as const) {
        const refused = await write(message, language);
        expect(refused.statusCode).toBe(400);
        expect(
          refused.json<{ errors: { msg: string; path: string }[] }>().errors.map(({ msg }) => msg),
        ).toEqual([says[language]]);
      }
      expect(await waiting()).toEqual([]);
    },
  );

  it('is not sent for a deleted user', async () => {
    const { id, write, waiting } = await createSender('student');
    await trio.db.deleteFrom('students').where('studentId', '=', id).execute();
    expect((await write('Hello?')).json()).toMatchObject({ code: 'auth/user-not-found' });
    expect(await waiting()).toEqual([]);
  });
});
