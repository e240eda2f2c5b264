import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { createFolderTransport } from './folder-transport.ts';
import { createMailbox } from './mailbox.ts';

const from = { name: 'Trio', address: 'no-reply@trio.example', host: 'trio.example' };

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'trio-mail-')), 'mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const email = (overrides = {}) => ({
  mailId: newId(),
  to: 'lea@école.example',
  language: 'fr' as const,
  subject: 'Choisir un nouveau mot de passe',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  ...overrides,
});

const read = async (mailId: string) => simpleParser(await readFile(join(folder, `${mailId}.eml`)));

it('stores an email as a standard .eml file, readable only by its owner', async () => {
  const sent = email();
  await createFolderTransport(folder, from, systemClock).send(sent);
  const mail = await read(sent.mailId);
  expect(mail.from?.text).toBe('"Trio" <no-reply@trio.example>');
  expect([mail.to].flat()[0]?.text).toBe('lea@école.example');
  expect(mail.subject).toBe(sent.subject);
  expect(mail.html).toContain(sent.html);
  expect(mail.text?.trim()).toBe(sent.text);
  expect(mail.messageId).toBe(`<${sent.mailId}@trio.example>`);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.headers.get('content-language')).toBe('fr');
  expect((await stat(folder)).mode & 0o077).toBe(0);
  for (const name of await readdir(folder)) {
    expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
  }
});

it('lets mail programs stop a series of emails with one click', async () => {
  const unsubscribe = `https://trio.example/api/reminders/stop/${'x'.repeat(300)}`;
  const sent = email({ unsubscribe });
  const plain = email();
  const transport = createFolderTransport(folder, from, systemClock);
  for (const each of [sent, plain]) await transport.send(each);
  const source = await readFile(join(folder, `${sent.mailId}.eml`), 'utf8');
  // A folded address breaks the link in some mail programs.
  expect(source).toMatch(/^List-Unsubscribe:\s+<https:\S+>\r$/mu);
  expect(source).toContain(`<${unsubscribe}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect((await read(plain.mailId)).headers.has('list-unsubscribe-post')).toBe(false);
});

it('stores an attachment in the email, and as a file for the mailbox', async () => {
  const bytes = Buffer.from('%PDF-1.7 of Zoé');
  const fileName = 'Trio-Profil-Zoé-Côté-2026-11-15.pdf';
  const sent = email({ attachment: { fileName, bytes, type: 'application/pdf' } });
  const plain = email();
  const transport = createFolderTransport(folder, from, systemClock);
  await transport.send(sent);
  await transport.send(plain);
  const [file] = (await read(sent.mailId)).attachments;
  expect(file).toMatchObject({
    filename: fileName,
    contentType: 'application/pdf',
    content: bytes,
  });
  const mailbox = createMailbox(folder);
  expect(await mailbox.find(sent.mailId)).toMatchObject({
    attachment: { fileName, byteSize: bytes.length },
  });
  expect(await mailbox.findFile(sent.mailId)).toEqual({ fileName, bytes });
  expect(await mailbox.findFile(plain.mailId)).toBeNull();
  expect(await mailbox.findFile('../secret')).toBeNull();
  expect((await stat(join(folder, `${sent.mailId}.pdf`))).mode & 0o077).toBe(0);
  await transport.deleteBefore(new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual([]);
});

it('shows an email that an older version stored without an attachment field', async () => {
  const sent = email();
  await createFolderTransport(folder, from, systemClock).send(sent);
  const kept = join(folder, `${sent.mailId}.json`);
  const { attachment: _, ...old } = JSON.parse(await readFile(kept, 'utf8')) as {
    attachment: unknown;
  };
  await writeFile(kept, JSON.stringify(old));
  expect(await createMailbox(folder).find(sent.mailId)).toMatchObject({ attachment: null });
});

it('stores an email once if it is sent twice', async () => {
  const sent = email();
  const transport = createFolderTransport(folder, from, systemClock);
  await transport.send(sent);
  await transport.send(sent);
  expect(await readdir(folder)).toHaveLength(2);
});

it.each([
  ['to', { to: 'lea@pins.example\r\nBcc: x@evil.example' }],
  ['to', { to: 'lea@pins.example, x@evil.example' }],
  ['reply-to', { replyTo: 'lea@pins.example\r\nBcc: x@evil.example' }],
  ['subject', { subject: 'Hello\r\nBcc: x@evil.example\r\n\r\nBody' }],
])('does not allow an extra header or recipient in %s', async (_, overrides) => {
  const sent = email(overrides);
  await createFolderTransport(folder, from, systemClock).send(sent);
  const mail = await read(sent.mailId);
  expect(mail.headers.has('bcc')).toBe(false);
  expect([mail.to].flat()).toHaveLength(1);
  expect([mail.to].flat()[0]?.value).toHaveLength(1);
  expect(mail.text?.trim()).toBe('Bonjour');
});

it('deletes emails from before the given time', async () => {
  const [old, young] = [email(), email()];
  const transport = createFolderTransport(folder, from, systemClock);
  await transport.send(old);
  await transport.send(young);
  const before = new Date('2020-01-01');
  for (const type of ['eml', 'json']) {
    await utimes(join(folder, `${old.mailId}.${type}`), before, before);
  }
  await transport.deleteBefore(new Date('2021-01-01'));
  expect((await createMailbox(folder).list()).map(({ name }) => name)).toEqual([young.mailId]);
  expect(await readdir(folder)).toHaveLength(2);
});

it('deletes nothing if no email was ever sent', async () => {
  await createFolderTransport(folder, from, systemClock).deleteBefore(new Date());
  expect(await createMailbox(folder).list()).toEqual([]);
});

it('lists the newest email first, and finds only names that it wrote', async () => {
  const emails = [email({ subject: 'one' }), email({ subject: 'two' })];
  for (const each of emails) await createFolderTransport(folder, from, systemClock).send(each);
  const mailbox = createMailbox(folder);
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['two', 'one']);
  expect(await mailbox.find(emails[0]?.mailId ?? '')).toMatchObject({ subject: 'one' });
  await writeFile(join(folder, '..', 'secret.json'), '{}');
  for (const name of ['../secret', '..', '', `${emails[0]?.mailId}/../x`, 'x'.repeat(36)]) {
    expect(await mailbox.find(name)).toBeNull();
  }
});
