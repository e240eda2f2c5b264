import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { createFolderTransport } from '../../platform/mail/folder-transport.ts';
import { createMailbox } from '../../platform/mail/mailbox.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';

const place = { publicOrigin: 'http://127.0.0.1:3000', supportEmail: 'help@trio.example' };
const from = { name: 'Trio', address: 'no-reply@localhost', host: 'localhost' };
const link = 'http://127.0.0.1:3000/login?reset=abc';
const mailId = newId();
const devToken = 'a-token-only-for-tests';
const fileName = 'Trio-Profil-Léa-Roy-2026-11-15.pdf';
const bytes = Buffer.from('%PDF-1.7');

let trio: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-mailbox-'));
  await writeFile(join(folder, 'secret.json'), '{"text":"a secret"}');
  const values = { firstName: 'Léa', role: 'student', link } as const;
  const rendered = renderMail({ template: 'password-reset', values }, 'fr', place);
  await createFolderTransport(folder, from, systemClock).send({
    ...rendered,
    mailId,
    to: 'lea@pins.example',
    language: 'fr',
    attachment: { fileName, bytes, type: 'application/pdf' },
  });
  trio = await createTestApp({ mailbox: createMailbox(folder), devToken });
});
afterAll(async () => {
  await trio.close();
  await rm(folder, { recursive: true });
});

const cookie = `a=b; trio.dev=${devToken}; c=d`;
const here = { headers: { host: '127.0.0.1:3000', cookie } };
const get = (path = '', options: { headers: Record<string, string> } = here) =>
  trio.call('GET', `/dev/mail${path}`, options);

it('shows the emails of the demo as a list, as text and as HTML', async () => {
  const listed = {
    name: mailId,
    to: 'lea@pins.example',
    subject: 'Choisir un nouveau mot de passe',
  };
  expect((await get()).json()).toMatchObject({ letters: [listed] });
  const letter = (await get(`/${mailId}`)).json<{ text: string }>();
  expect(letter).toMatchObject({ ...listed, language: 'fr' });
  expect(letter.text).toContain(link);

  const document = await get(`/${mailId}/html`);
  expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(document.body).toContain(`href="${link}"`);
});

it('serves an attachment under its file name', async () => {
  expect((await get(`/${mailId}`)).json()).toMatchObject({
    attachment: { fileName, byteSize: bytes.length },
  });
  const file = await get(`/${mailId}/file`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toContain(encodeURIComponent(fileName));
  expect(file.rawPayload).toEqual(bytes);
});

it('sandboxes the HTML of an email', async () => {
  const policy = (await get(`/${mailId}/html`)).headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox(?!.*allow-(?:scripts|same-origin))/u);
});

it.each(['secret', '..%2Fsecret', '%2e%2e', newId(), 'x'.repeat(36), '%00'])(
  'returns 404 for the email name %s',
  async (name) => {
    for (const path of [`/${name}`, `/${name}/html`, `/${name}/file`]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'request/not-found' });
    }
  },
);

it('returns 404 for a foreign host name or a forwarded request', async () => {
  for (const path of ['', `/${mailId}`, `/${mailId}/html`, `/${mailId}/file`]) {
    const statusOf = async (headers: Record<string, string>) =>
      (await get(path, { headers: { cookie, ...headers } })).statusCode;
    expect(await statusOf({ host: 'evil.example' })).toBe(404);
    expect(await statusOf({ host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.1' })).toBe(404);
    expect(await statusOf({ host: 'localhost:3000' })).toBe(200);
  }
});

it('returns 404 without the token in a cookie', async () => {
  for (const path of ['', `/${mailId}`, `/${mailId}/html`, `/${mailId}/file`]) {
    for (const given of [undefined, '', 'trio.dev=', 'trio.dev=another-token-of-a-length']) {
      const headers = { host: '127.0.0.1:3000', ...(given !== undefined && { cookie: given }) };
      expect((await get(path, { headers })).statusCode).toBe(404);
    }
    const headers = { host: '127.0.0.1:3000' };
    expect((await get(`${path}?token=${devToken}`, { headers })).statusCode).toBe(404);
  }
});

it('returns 404 when the mailbox is off', async () => {
  const plain = await createTestApp();
  expect((await plain.call('GET', '/dev/mail', here)).statusCode).toBe(404);
  await plain.close();
});
