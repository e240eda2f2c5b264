import type { ResultRecord } from '@trio/contracts/results';
import { sortOfRecord, toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { mergeSorts } from '@trio/domain/sorting/merge';
import { putOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard } from '@trio/domain/sorting/passes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImage } from '../../../test/factories.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const studentWithSort = async () => {
  const student = await createSortingStudent(trio);
  const sort = answerCard(newSort(), 'wealth', 'like', startedAt + 1000);
  const record = (await student.post(startBody(sort))).json<{ revision: number }>();
  return { ...student, sort, revision: record.revision };
};

const at = startedAt + 2000;
const stamped = { at, ideasAt: at };
const own = (title: string, more = {}) => ({
  id: `1-${title}`,
  title,
  description: '',
  imageUrl: '',
  result: 'superlike',
  at,
  ...more,
});
const first = cardKeys[0];
const ranked = (...ranks: number[]) =>
  ranks.map((rank, place) => ({ name: cardKeys[place], result: 'like', at, rank }));

type Bad = [name: string, body: object, status: number, code: string];

const unknown: Bad[] = [
  [
    'an unknown card',
    { cards: [{ name: 'moonWalks', result: 'like', at }] },
    400,
    'result/card-unknown',
  ],
  [
    'a card named like a property of every object',
    { cards: [{ name: '__proto__', result: 'like', at }] },
    400,
    'result/card-unknown',
  ],
  [
    'ideas for an unknown card',
    { cards: [{ name: 'moonWalks', result: null, ideas: ['Pilot'], ideasAt: at }] },
    400,
    'result/card-unknown',
  ],
];

const bad: Bad[] = [
  [
    'an unknown card among the three',
    { selected: [first, 'moonWalks', 'wealth'] },
    400,
    'result/card-unknown',
  ],
  [
    'a selection with a card that was not liked',
    { selected: ['wealth', 'gameOn', 'coolClimate'] },
    400,
    'result/selection-invalid',
  ],
  ['a rank of 0', { cards: ranked(0) }, 400, 'result/rank-invalid'],
  ['a rank of 4', { cards: ranked(4) }, 400, 'result/rank-invalid'],
  ['a rank of 1.5', { cards: ranked(1.5) }, 400, 'result/rank-invalid'],
  ['one rank on two cards', { cards: ranked(1, 1) }, 400, 'result/rank-invalid'],
  ['four ranks', { cards: ranked(1, 2, 3, 1) }, 400, 'result/too-many-picks'],
  ['four picks', { selected: cardKeys.slice(0, 4) }, 400, 'result/too-many-picks'],
  ['two picks', { selected: cardKeys.slice(0, 2) }, 400, 'result/selection-invalid'],
  [
    'one card picked three times',
    { selected: [first, first, first] },
    400,
    'result/selection-invalid',
  ],
  ['an unknown answer', { cards: [{ name: first, result: 'love', at }] }, 400, 'request/invalid'],
  [
    'an answer from the year 300000',
    { cards: [{ name: first, result: 'like', at: 8.64e15 }] },
    400,
    'request/invalid',
  ],
  [
    'an own card without a title',
    { cards: [own('', { title: undefined })] },
    400,
    'card/title-required',
  ],
  ['an own card with an empty title', { cards: [own(' ')] }, 400, 'card/title-required'],
  ['a title of 41 characters', { cards: [own('x'.repeat(41))] }, 400, 'card/title-too-long'],
  [
    'a title of two lines',
    { cards: [own('Bees\nWool', { id: 'bees' })] },
    400,
    'card/title-too-long',
  ],
  [
    'a description of 501 characters',
    { cards: [own('Bees', { description: 'x'.repeat(501) })] },
    400,
    'card/description-too-long',
  ],
  [
    'a picture on another site',
    { cards: [own('Bees', { imageUrl: 'https://x.test/a.png' })] },
    400,
    'card/malformed',
  ],
  [
    'a picture URL of another endpoint',
    { cards: [own('Bees', { imageUrl: '/api/users/me' })] },
    400,
    'card/malformed',
  ],
  ['an unknown colour', { cards: [own('Bees', { color: 'black' })] }, 400, 'card/malformed'],
  [
    'four own cards',
    { cards: ['a', 'b', 'c', 'd'].map((title) => own(title)) },
    400,
    'card/too-many',
  ],
  [
    'four ideas for a card',
    { cards: [{ name: first, result: null, ideas: ['a', 'b', 'c', 'd'], ideasAt: at }] },
    400,
    'request/invalid',
  ],
  [
    'an idea of 121 characters',
    { cards: [{ name: first, result: null, ideas: ['x'.repeat(121)], ideasAt: at }] },
    400,
    'request/invalid',
  ],
  ['an invalid revision', { revision: 2 ** 31 }, 400, 'request/invalid'],
  [
    'more cards than the maximum',
    { cards: Array.from({ length: 251 }, () => ({ name: first, result: 'like', ...stamped })) },
    400,
    'request/invalid',
  ],
  ['a body of ten megabytes', { language: 'x'.repeat(10_000_000) }, 413, 'request/too-large'],
];

describe('a save with invalid data', () => {
  let student: Awaited<ReturnType<typeof studentWithSort>>;
  let before: ResultRecord;
  beforeAll(async () => {
    student = await studentWithSort();
    before = await student.get();
  });

  it.each([...unknown, ...bad])(
    'is refused in the requested language and changes nothing: %s',
    async (_, body, status, code) => {
      const { sort, revision, call, get } = student;
      for (const more of [{}, { revision, rankedAt: at, device: 'tablet' }]) {
        for (const language of ['en', 'fr'] as const) {
          const answer = await call('PUT', `/results/${sort.id}`, { ...more, ...body }, language);
          expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
          expect(answer.headers['content-language']).toBe(language);
          expect(answer.json<{ message: string }>().message).not.toBe('');
        }
      }
      expect(await get()).toEqual(before);
    },
  );
});

describe('the start of a sort with invalid data', () => {
  let student: SortingStudent;
  beforeAll(async () => {
    student = await createSortingStudent(trio);
  });

  it.each(bad)('is refused and creates no sort: %s', async (_, body, status, code) => {
    const deck = cardKeys.map((name) => ({ name, result: null }));
    const { cards = [], ...rest } = body as { cards?: object[] };
    const answer = await student.post({ cards: [...deck, ...cards].slice(-251), ...rest });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
    expect(await student.get()).toMatchObject({ id: null });
  });
});

it('refuses a start time in the year 300000', async () => {
  const { post } = await createSortingStudent(trio);
  expect((await post({ startTime: 8.64e15 })).json()).toMatchObject({ code: 'request/invalid' });
});

it('returns a message in both languages', async () => {
  const { sort, call } = await studentWithSort();
  const body = { selected: cardKeys.slice(0, 4) };
  const english = await call('PUT', `/results/${sort.id}`, body, 'en');
  const french = await call('PUT', `/results/${sort.id}`, body, 'fr');
  expect(english.json<{ message: string }>().message).toBe(
    'Maximum cards selected, unselect a card first.',
  );
  expect(french.json<{ message: string }>().message).toBe(
    'Trois cartes, c’est le maximum\u00a0: enlèves-en une d’abord.',
  );
});

it('refuses a fourth own card, but stores hidden ones of devices that did not know the others', async () => {
  const { sort, put, get, revision } = await studentWithSort();
  const three = { rankedAt: at, cards: [own('a'), own('b'), own('c')] };
  const saved = (await put(sort.id, { ...three, revision })).json<{ revision: number }>();
  const fourth = await put(sort.id, { rankedAt: at, cards: [own('d')], revision: saved.revision });
  expect(fourth.json()).toMatchObject({ code: 'card/too-many' });
  // A device that did not know of the other cards may add a fourth, which stays hidden.
  const body = { rankedAt: at, cards: [own('d')], removedCards: [], revision };
  expect((await put(sort.id, body)).statusCode).toBe(200);
  const titles = async () => (await get()).cards.flatMap(({ title }) => title ?? []);
  expect(await titles()).toEqual(['a', 'b', 'c']);
  const { revision: latest } = await get();
  const removedCards = [{ id: '1-b', at: at + 1 }];
  await put(sort.id, { rankedAt: at, cards: [own('a'), own('c')], removedCards, revision: latest });
  expect(await titles()).toEqual(['a', 'c', 'd']);
  const names = Array.from({ length: 9 }, (_, place) => `e${place}`);
  for (const name of names) {
    const waiting = { rankedAt: at, cards: [own(name)], removedCards: [] };
    expect((await put(sort.id, waiting)).statusCode).toBe(200);
  }
  const thirteenth = { rankedAt: at, cards: [own('f')], removedCards: [] };
  expect((await put(sort.id, thirteenth)).json()).toMatchObject({ code: 'card/too-many' });
});

describe('another student’s data', () => {
  it('returns 404 for saving or deleting another student’s sort', async () => {
    const mine = await studentWithSort();
    const classmate = await createSortingStudent(trio, mine);
    const stranger = await createSortingStudent(trio);
    const before = await mine.get();
    const body = { ...toResultBody(finishedSort(), 'tablet'), revision: mine.revision };
    for (const other of [classmate, stranger]) {
      for (const id of [mine.sort.id, newId()]) {
        for (const sent of [
          body,
          { cards: [] },
          { cards: [], rankedAt: at, revision: mine.revision },
        ]) {
          const answer = await other.put(id, sent);
          expect([answer.statusCode, answer.json()]).toMatchObject([
            404,
            { code: 'request/not-found' },
          ]);
        }
        expect((await other.remove(id)).statusCode).toBe(404);
      }
    }
    expect(await mine.get()).toEqual(before);
  });

  it('removes another student’s picture from an own card, and keeps the student’s own', async () => {
    const { id, schoolId, sort, revision, put } = await studentWithSort();
    const classmate = await createSortingStudent(trio, { schoolId });
    const theirs = await createImage(trio.db, schoolId, classmate.id);
    const mine = await createImage(trio.db, schoolId, id);
    const body = (imageUrl: string) => ({
      rankedAt: at,
      cards: [own('Bees', { imageUrl })],
      revision,
    });
    const saved = (await put(sort.id, body(theirs))).json<{ merged: ResultRecord }>();
    expect(saved.merged.cards.at(-1)).toMatchObject({ title: 'Bees', imageUrl: '' });
    const later = { ...body(mine), revision: revision + 1 };
    later.cards = [own('Bees', { imageUrl: mine, at: at + 9 })];
    expect((await put(sort.id, later)).json()).toMatchObject({ revision: revision + 2 });
    const selected = [own('Wasps', { imageUrl: theirs }), first, 'wealth'];
    const cards = [{ name: first, result: 'like' }];
    const confirmed = (await put(sort.id, { selected, cards })).json<{ selected: unknown[] }>();
    expect(confirmed.selected[0]).toMatchObject({ title: 'Wasps', imageUrl: '' });
  });

  it('removes the picture of another student on the sending device too', async () => {
    const { schoolId, sort, revision, put } = await studentWithSort();
    const classmate = await createSortingStudent(trio, { schoolId });
    const imageUrl = await createImage(trio.db, schoolId, classmate.id);
    const card = { title: 'Bees', description: '', imageUrl, color: 'green' as const };
    const onDevice = putOwnCard(sort, '1-bees', card, at);
    if (onDevice === 'full') throw new Error('no room');
    const body = { ...toResultBody(onDevice, 'device'), revision };
    const { merged } = (await put(sort.id, body)).json<{ merged: ResultRecord }>();
    const received = sortOfRecord(merged);
    const after = received && mergeSorts(received, onDevice);
    expect(after?.ownCards['1-bees']?.value).toEqual({ ...card, imageUrl: '' });
  });
});
