import type { ExtraCard } from '@trio/contracts/cards';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { goodPng, hugePng, svg } from '../../../test/test-pictures.ts';
import { forgetUnusedPictures, createFindCardPicture } from './card-pictures.service.ts';

let trio: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  trio = await createTestApp();
  admin = await trio.signIn((await createAdmin(trio.db)).email);
});
afterEach(async () => {
  await trio.db.deleteFrom('schoolCards').execute();
  await trio.db.deleteFrom('platformCards').execute();
  await trio.db.deleteFrom('platformCardPictures').execute();
});
afterAll(() => trio.close());

const words = (title: string, imageUrl = '') => ({
  title,
  imageUrl,
  content: 'Bees need us.\n\nWe need bees.',
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [{ title: 'Beekeeper', url: 'https://example.org/bees' }],
});
const card = (title: string, imageUrl = '') => ({
  color: 'green',
  en: words(title, imageUrl),
  fr: words(`${title} (fr)`, imageUrl),
});

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  trio.call(method, path, {
    headers: { authorization: admin.authorization },
    ...(payload && { payload }),
  });
const add = (schoolId: string | null, body: object) =>
  as('POST', `/cards/extra?schoolid=${schoolId ?? ''}`, body);

const send = (query: string, payload: Buffer, type = 'image/png') =>
  trio.call('POST', `/cards/extra/pictures?${query}`, {
    payload,
    headers: { authorization: admin.authorization, 'content-type': type },
  });
async function sendPicture(query: string, payload?: Buffer): Promise<string> {
  const answer = await send(query, payload ?? (await goodPng()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ imageUrl: string }>().imageUrl;
}
const look = (imageUrl: string, { cookie }: Pick<SignedIn, 'cookie'>) =>
  trio.call('GET', imageUrl.replace(/^\/api/u, ''), { headers: { cookie } });

describe('a card that an administrator adds', () => {
  it('is in new decks of that school; a sort in progress keeps its version', async () => {
    const student = await createSortingStudent(trio);
    const elsewhere = await createSortingStudent(trio);
    const added = await add(student.schoolId, card('Bee keeping'));
    expect([added.statusCode, added.json()]).toMatchObject([201, { name: 'beeKeeping' }]);
    const { _id } = added.json<ExtraCard>();
    expect((await elsewhere.call('GET', '/cards')).json()).toEqual({ data: [] });
    const begun = (await student.post()).json<{ extraCards: ExtraCard[] }>();
    expect(begun.extraCards).toMatchObject([{ en: { title: 'Bee keeping' } }]);

    const changed = await as('PUT', `/cards/extra/${_id}?schoolid=${student.schoolId}`, {
      ...card('Bees and other insects'),
      color: 'red',
    });
    expect(changed.json()).toMatchObject({ _id, name: 'beeKeeping', color: 'red' });
    expect((await student.call('GET', '/cards')).json()).toMatchObject({
      data: [{ name: 'beeKeeping', en: { title: 'Bees and other insects' } }],
    });
    expect((await student.call('GET', '/results')).json()).toMatchObject({
      extraCards: [{ en: { title: 'Bee keeping' } }],
    });

    const wrong = await as('DELETE', `/cards/extra/${_id}?schoolid=${elsewhere.schoolId}`);
    expect(wrong.statusCode).toBe(404);
    expect(
      (await as('DELETE', `/cards/extra/${_id}?schoolid=${student.schoolId}`)).statusCode,
    ).toBe(204);
    expect((await student.call('GET', '/cards')).json()).toEqual({ data: [] });
    const log = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('schoolId', '=', student.schoolId)
      .where('action', '!=', 'logged-in')
      .orderBy('entryId')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['card-added', 'card-changed', 'card-removed']);
    const titles = ['Bees and other insects', 'Bees and other insects (fr)'];
    expect(log.map(({ details }) => details)).toEqual([
      { card: 'beeKeeping', titles: ['Bee keeping', 'Bee keeping (fr)'] },
      { card: 'beeKeeping', titles },
      { card: 'beeKeeping', titles },
    ]);
  });

  it('gets a name that is unique among all cards of a deck', async () => {
    const { schoolId } = await createSchool(trio.db);
    const names = async (schoolOrAll: string | null, title: string) =>
      (await add(schoolOrAll, card(title))).json<ExtraCard>().name;
    expect(await names(schoolId, 'Fresh water')).toBe('freshWater2');
    expect(await names(schoolId, 'Honey')).toBe('honey');
    expect(await names(schoolId, 'Honey')).toBe('honey2');
    // A platform card is also in the decks of schools that use the name.
    expect(await names(null, 'Honey')).toBe('honey3');
    expect(await names((await createSchool(trio.db)).schoolId, 'Honey')).toBe('honey');
  });

  it('is refused with an invalid field or an unknown school', async () => {
    const { schoolId } = await createSchool(trio.db);
    const good = card('Bees');
    const refused: [string, string, object][] = [
      ['fr/title', 'card/title-required', { ...good, fr: { ...good.fr, title: ' ' } }],
      ['en/title', 'card/title-too-long', { ...good, en: { ...good.en, title: 'x'.repeat(41) } }],
      ['fr/content', 'card/malformed', { ...good, fr: { ...good.fr, content: '' } }],
      [
        'en/content',
        'card/text-too-long',
        { ...good, en: { ...good.en, content: 'x'.repeat(1501) } },
      ],
      [
        'en/jobLinks/0/url',
        'card/malformed',
        { ...good, en: { ...good.en, jobLinks: [{ title: 'x', url: 'data:text/html,x' }] } },
      ],
      ['color', 'card/color-required', { ...good, color: null }],
      ['logoImageUrl', 'card/malformed', { ...good, logoImageUrl: 'https://elsewhere.test/x.png' }],
    ];
    for (const [path, code, body] of refused) {
      const answer = await add(schoolId, body);
      expect([answer.statusCode, answer.json()], path).toMatchObject([
        400,
        { errors: [{ path, code }] },
      ]);
    }
    const unknown = await add(crypto.randomUUID(), good);
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'school/not-found' }]);
  });

  it('is refused when the deck is full', async () => {
    const { schoolId } = await createSchool(trio.db);
    const createdAt = new Date();
    await trio.db
      .insertInto('schoolCards')
      .values(
        Array.from({ length: 144 }, (_, at) => ({
          schoolId,
          cardId: crypto.randomUUID(),
          name: `full${at}`,
          content: '{}',
          createdAt,
        })),
      )
      .execute();
    const own = await add(schoolId, card('Bees'));
    expect([own.statusCode, own.json()]).toMatchObject([409, { code: 'card/deck-full' }]);
    expect((await add(null, card('Bees'))).statusCode).toBe(409);
  });
});

describe('a school’s own cards', () => {
  const signInStaff = async (schoolId: string, staffKind: 'owner' | 'counsellor' | 'teacher') => {
    const { authorization } = await trio.signIn(
      (await createStaff(trio.db, schoolId, { staffKind })).email,
    );
    return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) });
  };

  it.each(['owner', 'counsellor'] as const)(
    'are added, changed and removed by an %s, with an entry in the log for each act',
    async (kind) => {
      const student = await createSortingStudent(trio);
      const staff = await signInStaff(student.schoolId, kind);
      const added = await staff('POST', '/cards/extra', card('Bee keeping'));
      expect(added.statusCode, added.body).toBe(201);
      const { _id } = added.json<ExtraCard>();
      expect((await student.call('GET', '/cards')).json()).toMatchObject({ data: [{ _id }] });
      expect((await staff('GET', '/cards/extra')).json()).toMatchObject({ cards: [{ _id }] });
      expect((await staff('PUT', `/cards/extra/${_id}`, card('Bees'))).statusCode).toBe(200);
      expect((await staff('DELETE', `/cards/extra/${_id}`)).statusCode).toBe(204);
      const log = await trio.db
        .selectFrom('auditEntries')
        .select(['action', 'actorRole'])
        .where('schoolId', '=', student.schoolId)
        .where('action', '!=', 'logged-in')
        .orderBy('entryId')
        .execute();
      expect(log).toEqual(
        ['card-added', 'card-changed', 'card-removed'].map((action) => ({
          action,
          actorRole: 'school',
        })),
      );
    },
  );

  it('are closed to a teacher', async () => {
    const { schoolId } = await createSchool(trio.db);
    const teacher = await signInStaff(schoolId, 'teacher');
    expect((await teacher('GET', '/cards/extra')).statusCode).toBe(403);
    expect((await teacher('POST', '/cards/extra', card('Bees'))).statusCode).toBe(403);
  });

  it('do not exist for another school, and cards of the platform cannot be touched', async () => {
    const [ours, theirs] = [await createSchool(trio.db), await createSchool(trio.db)];
    const staff = await signInStaff(ours.schoolId, 'owner');
    const inEveryDeck = (await add(null, card('Honey'))).json<ExtraCard>();
    const ofOthers = (await add(theirs.schoolId, card('Bees'))).json<ExtraCard>();
    expect((await staff('GET', '/cards/extra')).json()).toMatchObject({ cards: [] });
    for (const query of ['', `?schoolid=${ours.schoolId}`, `?schoolid=${theirs.schoolId}`]) {
      for (const { _id } of [inEveryDeck, ofOthers]) {
        const path = `/cards/extra/${_id}${query}`;
        expect((await staff('PUT', path, card('Wasps'))).statusCode, path).toBe(404);
        expect((await staff('DELETE', path)).statusCode, path).toBe(404);
      }
    }
    const elsewhere = `/cards/extra?schoolid=${theirs.schoolId}`;
    expect((await staff('GET', elsewhere)).statusCode).toBe(404);
    expect((await staff('POST', elsewhere, card('Wasps'))).statusCode).toBe(404);
    expect((await as('GET', '/cards/extra')).json()).toMatchObject({ cards: [inEveryDeck] });
    expect((await as('GET', elsewhere)).json()).toMatchObject({ cards: [ofOthers] });
  });
});

describe('a picture of an added card', () => {
  it('is visible to people with the card in their deck and to administrators', async () => {
    const student = await createSortingStudent(trio);
    const staff = await trio.signIn((await createStaff(trio.db, student.schoolId)).email);
    const elsewhere = await createSortingStudent(trio);
    const own = await sendPicture(`schoolid=${student.schoolId}`);
    const platformPicture = await sendPicture('');
    const statuses = async (imageUrl: string) =>
      Promise.all(
        [student, staff, admin, elsewhere].map(
          async (who) => (await look(imageUrl, who)).statusCode,
        ),
      );
    expect(await statuses(own)).toEqual([200, 200, 200, 404]);
    expect(await statuses(platformPicture)).toEqual([200, 200, 200, 200]);
    expect((await look(own, { cookie: '' })).statusCode).toBe(401);
    expect((await look(own, student)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="card.jpg"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('is available to profiles of schools with the card only', async () => {
    const [own, other] = [await createSchool(trio.db), await createSchool(trio.db)];
    const find = createFindCardPicture({ db: trio.db });
    const idOf = (imageUrl: string) => imageUrl.slice(imageUrl.lastIndexOf('/') + 1);
    const schools = idOf(await sendPicture(`schoolid=${own.schoolId}`));
    expect(await find(own.schoolId, schools)).toMatchObject({ format: 'jpg' });
    expect(await find(other.schoolId, schools)).toBeNull();
    const platformPicture = idOf(await sendPicture(''));
    expect(await find(other.schoolId, platformPicture)).toMatchObject({ format: 'jpg' });
  });

  it('keeps its transparency as a logo, but not as a card picture', async () => {
    const clear = { width: 900, height: 90, channels: 4, background: '#ff000080' } as const;
    const png = await sharp({ create: clear }).png().toBuffer();
    const seen = async (query: string) =>
      sharp((await look(await sendPicture(query, png), admin)).rawPayload).metadata();
    expect(await seen('kind=logo')).toMatchObject({ format: 'png', hasAlpha: true, width: 600 });
    expect(await seen('kind=picture')).toMatchObject({ format: 'jpeg', hasAlpha: false });
    const plain = await look(await sendPicture('kind=watermark'), admin);
    expect(plain.headers['content-type']).toBe('image/jpeg');
  });

  it('is refused for a wrong type, too many pixels or bytes, or an unknown school', async () => {
    expect((await send('', svg, 'image/svg+xml')).json()).toMatchObject({
      code: 'upload/type-invalid',
    });
    expect((await send('', svg)).json()).toMatchObject({ code: 'upload/type-invalid' });
    expect((await send('kind=logo', hugePng(60_000, 60_000))).json()).toMatchObject({
      code: 'upload/too-many-pixels',
    });
    expect((await send('', Buffer.alloc(1_572_865))).statusCode).toBe(413);
    expect((await send(`schoolid=${crypto.randomUUID()}`, await goodPng())).statusCode).toBe(404);
  });

  it('is deleted after a day if neither a card nor a sort shows it', async () => {
    const student = await createSortingStudent(trio);
    const query = `schoolid=${student.schoolId}`;
    const [never, sorted, shown] = [
      await sendPicture(query),
      await sendPicture(query),
      await sendPicture(''),
    ];
    const { _id } = (await add(student.schoolId, card('Bees', sorted))).json<ExtraCard>();
    await add(null, card('Honey', shown));
    await student.post();
    await as('DELETE', `/cards/extra/${_id}?${query}`);
    const later = (hours: number) => new Date(trio.clock.now().getTime() + hours * 3_600_000);
    await forgetUnusedPictures(trio.db, later(23));
    expect((await look(never, student)).statusCode).toBe(200);
    await forgetUnusedPictures(trio.db, later(25));
    expect((await look(never, student)).statusCode).toBe(404);
    expect((await look(sorted, student)).statusCode).toBe(200);
    expect((await look(shown, student)).statusCode).toBe(200);
  });
});
