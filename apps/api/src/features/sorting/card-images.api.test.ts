import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@trio/domain/limits';
import { cardKeys } from '@trio/deck/facts.generated';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { gif, goodJpeg, goodPng, hugePng, phoneJpeg, svg } from '../../../test/test-pictures.ts';
import { transactOn } from '../../platform/database/database.ts';
import { createFolderStorage } from '../../platform/storage/folder-storage.ts';
import { createUploadTickets } from '../../platform/storage/upload-tickets.ts';
import { forgetUnusedImages } from './card-images.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

interface Student extends SignedIn {
  readonly id: string;
  readonly schoolId: string;
}

async function signInStudent(schoolId?: string): Promise<Student> {
  const school = schoolId ?? (await createSchool(trio.db)).schoolId;
  const { id, email } = await createStudent(trio.db, school);
  return { id, schoolId: school, ...(await trio.signIn(email)) };
}

const prepare = ({ authorization }: SignedIn, fileName: string, fileExtension = 'png') =>
  trio.call('GET', `/cards/upload?${new URLSearchParams({ fileName, fileExtension }).toString()}`, {
    headers: { authorization },
  });

async function prepared(student: Student) {
  const answer = await prepare(student, `${student.id}1`);
  expect(answer.statusCode).toBe(200);
  const { uploadUrl, downloadUrl } = answer.json<{
    data: { uploadUrl: string; downloadUrl: string };
  }>().data;
  const below = (url: string) => url.replace('http://trio.test/api', '');
  return { uploadUrl: below(uploadUrl), downloadUrl: below(downloadUrl) };
}

const send = (path: string, payload: Buffer, headers: Record<string, string> = {}) =>
  trio.call('PUT', path, { payload, headers: { 'content-type': 'image/png', ...headers } });

const read = (path: string, { cookie }: Pick<SignedIn, 'cookie'>) =>
  trio.call('GET', path, { headers: { cookie } });

async function uploaded(student: Student) {
  const urls = await prepared(student);
  const sent = await send(urls.uploadUrl, await goodPng());
  expect(sent.statusCode, sent.body).toBe(204);
  return urls;
}

const rowsOf = ({ id }: Student) =>
  trio.db.selectFrom('cardImages').selectAll().where('studentId', '=', id).execute();
const filesOf = ({ schoolId }: Student) =>
  readdir(join(trio.uploads, 'card-images', schoolId)).catch(() => []);

describe('the upload URL of a picture', () => {
  it('is an absolute URL of our server for a file named by account and number', async () => {
    const student = await signInStudent();
    for (const name of [`${student.id}1`, `${student.id}-2`, `${student.id}_1700000000000`]) {
      const answer = await prepare(student, name, 'jpg');
      expect(answer.statusCode, name).toBe(200);
      expect(answer.json()).toEqual({
        data: {
          uploadUrl: expect.stringMatching(/^http:\/\/trio\.test\/api\/cards\/uploads\/[\w.-]+$/u),
          downloadUrl: expect.stringMatching(
            /^http:\/\/trio\.test\/api\/cards\/images\/[0-9a-f-]{36}$/u,
          ),
        },
      });
    }
  });

  it('has the origin of the request if no public URL is set', async () => {
    const local = await createTestApp({ hasPublicUrl: false });
    const { schoolId } = await createSchool(local.db);
    const { id, email } = await createStudent(local.db, schoolId);
    const { authorization } = await local.signIn(email);
    const path = `/cards/upload?fileName=${id}1&fileExtension=png`;
    const headers = { authorization, host: 'classroom.local:4000' };
    const { data } = (await local.call('GET', path, { headers })).json<{
      data: { uploadUrl: string; downloadUrl: string };
    }>();
    expect(data.uploadUrl).toMatch(/^http:\/\/classroom\.local:4000\/api\/cards\/uploads\//u);
    expect(data.downloadUrl).toMatch(/^http:\/\/classroom\.local:4000\/api\/cards\/images\//u);
    await local.close();
  });

  it('is refused for another file name or type', async () => {
    const student = await signInStudent();
    const other = await signInStudent(student.schoolId);
    const names = ['1', 'holiday.png', `${other.id}1`, student.id, `${student.id}/1`];
    for (const name of [...names, `${student.id}1x`, `x${student.id}1`, `${student.id}1/../2`]) {
      const answer = await prepare(student, name);
      expect([answer.statusCode, answer.json()], name).toMatchObject([
        400,
        { code: 'upload/name-invalid' },
      ]);
    }
    const svgName = await prepare(student, `${student.id}1`, 'svg');
    expect([svgName.statusCode, svgName.json()]).toMatchObject([
      415,
      { code: 'upload/type-invalid' },
    ]);
  });
});

describe('an uploaded picture', () => {
  it('is stored as a JPEG without metadata, with safe headers', async () => {
    const student = await signInStudent();
    const { uploadUrl, downloadUrl } = await prepared(student);
    expect((await read(downloadUrl, student)).statusCode).toBe(404);
    const sent = await send(uploadUrl, await phoneJpeg(), { 'content-type': 'image/jpeg' });
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const image = await read(downloadUrl, student);
    expect(image.statusCode).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="card.jpg"',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const { format, width, height, exif } = await sharp(image.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 40, height: 80 });
    expect(await rowsOf(student)).toMatchObject([{ byteSize: image.rawPayload.length }]);
    const { schoolId } = student;
    const unwanted = trio.db.selectFrom('unwantedImages').where('schoolId', '=', schoolId);
    expect(await unwanted.selectAll().execute()).toEqual([]);
  });

  it('is detected by its bytes, not by its content type', async () => {
    const student = await signInStudent();
    const { uploadUrl } = await prepared(student);
    const sent = await send(uploadUrl, await goodPng(), { 'content-type': 'image/jpeg' });
    expect(sent.statusCode).toBe(204);
  });

  const big = Buffer.alloc(limits.imageBytesMax + 1);
  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['upload/empty', 400, 'an empty file', () => Buffer.alloc(0)],
    ['upload/type-invalid', 415, 'an SVG', () => svg],
    ['upload/type-invalid', 415, 'a GIF', gif],
    ['upload/too-many-pixels', 400, 'a PNG with too many pixels', () => hugePng(60_000, 60_000)],
    ['upload/damaged', 400, 'half a PNG', async () => (await goodPng()).subarray(0, 60)],
    ['upload/too-large', 413, 'a file over the size limit', () => big],
    ['upload/too-large', 413, 'a file far over the size limit', () => Buffer.alloc(10_000_000)],
    [
      'upload/damaged',
      400,
      'a damaged file of the maximum size',
      async () =>
        Buffer.concat([(await goodPng()).subarray(0, 8), big]).subarray(0, limits.imageBytesMax),
    ],
  ])('is refused as %s (%i), and changes nothing: %s', async (code, status, _, make) => {
    const student = await signInStudent();
    const { uploadUrl, downloadUrl } = await prepared(student);
    const refused = await send(uploadUrl, await make(), { 'accept-language': 'fr' });
    expect([refused.statusCode, refused.json()]).toMatchObject([status, { code }]);
    if (code === 'upload/too-large')
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('Mo') });
    expect(await rowsOf(student)).toEqual([]);
    expect(await filesOf(student)).toEqual([]);
    expect((await read(downloadUrl, student)).statusCode).toBe(404);
    expect((await send(uploadUrl, await goodJpeg())).statusCode).toBe(204);
  });

  it.each([
    'application/json',
    'text/html',
    'image/svg+xml',
    'multipart/form-data; boundary=x',
    'x',
  ])('is refused with the content type %s', async (type) => {
    const { uploadUrl } = await prepared(await signInStudent());
    const refused = await send(uploadUrl, await goodPng(), { 'content-type': type });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      415,
      { code: 'upload/type-invalid' },
    ]);
  });

  it('is refused as too large before the whole body has arrived', async () => {
    const { uploadUrl } = await prepared(await signInStudent());
    const address = await trio.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api${uploadUrl}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.alloc(20_000_000),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'upload/too-large' }]);
  });

  it('is refused from another site', async () => {
    const { uploadUrl } = await prepared(await signInStudent());
    const refused = await send(uploadUrl, await goodPng(), { origin: 'https://evil.example' });
    expect(refused.json()).toMatchObject({ code: 'request/foreign-origin' });
  });
});

describe('an upload ticket', () => {
  it('expires after ten minutes', async () => {
    const student = await signInStudent();
    const { uploadUrl } = await prepared(student);
    trio.clock.advance(10 * 60_000);
    const refused = await send(uploadUrl, await goodPng());
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'upload/expired' }]);
    expect(await rowsOf(student)).toEqual([]);
  });

  it('accepts one picture; a second upload does not replace it', async () => {
    const student = await signInStudent();
    const { uploadUrl, downloadUrl } = await uploaded(student);
    const first = await read(downloadUrl, student);
    expect((await send(uploadUrl, await phoneJpeg())).statusCode).toBe(204);
    expect((await read(downloadUrl, student)).rawPayload).toEqual(first.rawPayload);
    const twice = await prepared(student);
    const png = await goodPng();
    const both = await Promise.all([send(twice.uploadUrl, png), send(twice.uploadUrl, png)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await rowsOf(student)).toHaveLength(2);
    expect(await filesOf(student)).toHaveLength(2);
  });

  it('cannot be forged', async () => {
    const student = await signInStudent();
    const made = createUploadTickets(['a secret that only strangers know, as long'], trio.clock);
    const imageId = '01900000-0000-7000-8000-0000000fff09';
    const ticket = await made.issue({ schoolId: student.schoolId, studentId: student.id, imageId });
    for (const wrong of [ticket, 'x', '..%2F..%2Fetc', 'x'.repeat(590)]) {
      const refused = await send(`/cards/uploads/${wrong}`, Buffer.alloc(10_000_000));
      expect([refused.statusCode, refused.json()], wrong).toMatchObject([
        404,
        { code: 'request/not-found' },
      ]);
    }
    expect(await rowsOf(student)).toEqual([]);
  });

  it('is void once its student is deleted', async () => {
    const student = await signInStudent();
    const { uploadUrl } = await prepared(student);
    await trio.db.deleteFrom('students').where('studentId', '=', student.id).execute();
    expect((await send(uploadUrl, await goodPng())).json()).toMatchObject({
      code: 'upload/expired',
    });
    expect(await filesOf(student)).toEqual([]);
  });

  it('limits the number of tries', async () => {
    const student = await signInStudent();
    const { uploadUrl } = await prepared(student);
    for (let count = 0; count < 60; count += 1) {
      expect((await send(uploadUrl, svg)).statusCode).toBe(415);
    }
    expect((await send(uploadUrl, await goodPng())).statusCode).toBe(429);
  });
});

describe('a picture', () => {
  it('is visible only to its owner, the school’s staff and administrators', async () => {
    const student = await signInStudent();
    const { downloadUrl } = await uploaded(student);
    const other = await createSchool(trio.db);
    const status = async (who: SignedIn) => (await read(downloadUrl, who)).statusCode;
    const signIn = async (person: Promise<{ email: string }>) => trio.signIn((await person).email);
    expect(await status(student)).toBe(200);
    expect(await status(await signIn(createStaff(trio.db, student.schoolId)))).toBe(200);
    expect(await status(await signIn(createAdmin(trio.db)))).toBe(200);
    expect(await status(await signInStudent(student.schoolId))).toBe(404);
    expect(await status(await signIn(createStaff(trio.db, other.schoolId)))).toBe(404);
    expect(await status(await signInStudent(other.schoolId))).toBe(404);
    expect((await trio.call('GET', downloadUrl)).statusCode).toBe(401);
    // A picture's URL is useless without the session's cookie.
    const { authorization } = student;
    expect((await trio.call('GET', downloadUrl, { headers: { authorization } })).statusCode).toBe(
      401,
    );
  });

  it('returns 400 or 404 for an invalid or unknown id', async () => {
    const student = await signInStudent();
    for (const id of ['x', '01900000-0000-7000-8000-0000000fff09']) {
      expect((await read(`/cards/images/${id}`, student)).statusCode).toBeOneOf([400, 404]);
    }
  });

  it('does not extend the session when it is loaded', async () => {
    const student = await signInStudent();
    const { downloadUrl } = await uploaded(student);
    const minutes = (count: number) => trio.clock.advance(count * 60_000);
    minutes(40);
    expect((await read(downloadUrl, student)).statusCode).toBe(200);
    minutes(21);
    expect((await read(downloadUrl, student)).statusCode).toBe(401);
  });
});

describe('a storage that fails', () => {
  it('returns 503, writes no row and accepts the same picture later', async () => {
    const student = await signInStudent();
    const { uploadUrl, downloadUrl } = await prepared(student);
    const folder = join(trio.uploads, 'card-images', student.schoolId);
    await writeFile(folder, 'in the way');
    const refused = await send(uploadUrl, await goodPng());
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      { code: 'server/unavailable' },
    ]);
    expect(await rowsOf(student)).toEqual([]);
    await rm(folder);
    expect((await send(uploadUrl, await goodPng())).statusCode).toBe(204);
    expect((await read(downloadUrl, student)).statusCode).toBe(200);
  });
});

describe('the picture of a card that is used again in the next sort', () => {
  const own = (imageUrl: string) => ({ title: 'Dogs', description: '', imageUrl, color: 'pink' });
  const results = (
    student: Student,
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    payload?: object,
  ) =>
    trio.call(method, `/results${path}`, {
      headers: { authorization: student.authorization },
      ...(payload && { payload }),
    });

  it('belongs to both sorts: it stays when either loses the card', async () => {
    const student = await signInStudent();
    const { downloadUrl } = await uploaded(student);
    const card = { id: '1-Dogs', result: 'superlike', at: 5, ...own(`/api${downloadUrl}`) };
    const liked = cardKeys.map((name) => ({ name, result: 'like', at: 5 }));
    const selected = cardKeys.slice(0, 3);
    const ideas = { name: cardKeys[4], result: 'like', at: 5, ideas: ['Vet'], ideasAt: 5 };
    const cards = [...liked.filter(({ name }) => name !== ideas.name), ideas, card];
    const done = await results(student, 'POST', '', { cards, selected, confirmedAt: 6 });
    expect(done.statusCode, done.body).toBe(201);
    const found = (await results(student, 'GET')).json<{
      confirmed: { ownCards: object[]; ideas: object };
    }>();
    expect(found.confirmed.ownCards).toEqual([{ id: '1-Dogs', ...own(`/api${downloadUrl}`) }]);
    expect(found.confirmed.ideas).toEqual({ [ideas.name ?? '']: ['Vet'] });

    const next = await results(student, 'POST', '', {
      cards: [...liked, { ...card, id: '9-Dogs' }],
    });
    const { id, cards: stored } = next.json<{ id: string; cards: { imageUrl?: string }[] }>();
    expect(stored.at(-1)).toMatchObject(own(`/api${downloadUrl}`));
    expect((await results(student, 'DELETE', `/${id}`)).statusCode).toBe(204);
    const later = new Date(trio.clock.now().getTime() + 30 * 24 * 3_600_000);
    await forgetUnusedImages({
      db: trio.db,
      transact: transactOn(trio.db),
      storage: createFolderStorage(trio.uploads),
      clock: { now: () => later },
    });
    expect((await read(downloadUrl, student)).statusCode).toBe(200);
  });
});
