import { cardFacts, cardKeys } from '@trio/deck/facts.generated';
import { shuffleCards } from '@trio/domain/sorting/card-order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createExtraCard, createSchool } from '../../../test/factories.ts';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterEach(() => trio.db.deleteFrom('platformCards').execute());
afterAll(() => trio.close());

describe('the deck of a sort', () => {
  it('has the school’s and the platform’s extra cards and no excluded card', async () => {
    const { schoolId } = await createSchool(trio.db, { excludedCards: ['wealth', 'gameOn'] });
    const bees = await createExtraCard(trio.db, schoolId, 'beeKeeping');
    const name = `platform-${newId().slice(-6)}`;
    const platformCard = await createExtraCard(trio.db, null, name);
    await createExtraCard(trio.db, (await createSchool(trio.db)).schoolId, 'elsewhere');
    const { post, call, get } = await createSortingStudent(trio, { schoolId });
    expect((await call('GET', '/cards')).json()).toEqual({ data: [bees, platformCard] });

    await post();
    const begun = await get();
    const expected = [
      ...cardKeys.filter((key) => !['wealth', 'gameOn'].includes(key)),
      'beeKeeping',
      name,
    ];
    expect(begun.cards.map((card) => card.name).toSorted()).toEqual(expected.toSorted());
    expect(begun.extraCards).toEqual([bees, platformCard]);

    await trio.db.deleteFrom('schoolCards').where('schoolId', '=', schoolId).execute();
    await trio.db.deleteFrom('platformCards').where('name', '=', name).execute();
    await trio.db
      .updateTable('schools')
      .set({ excludedCards: ['coolClimate'] })
      .where('schoolId', '=', schoolId)
      .execute();
    expect(await get()).toEqual(begun);
    const saved = await call('PUT', `/results/${begun.id}`, {
      cards: ['beeKeeping', 'coolClimate', name].map((card) => ({
        name: card,
        result: 'superlike',
      })),
      selected: ['beeKeeping', 'coolClimate', name],
    });
    expect(saved.json()).toMatchObject({ selected: ['beeKeeping', 'coolClimate', name] });
    expect((await get()).confirmed?.extraCards).toEqual([bees, platformCard]);
  });

  it('is the device’s deck, in its order', async () => {
    const { post, get } = await createSortingStudent(trio);
    const deck = ['wealth', 'gameOn', 'coolClimate', 'freshWater'];
    await post(startBody(newSort(deck)));
    expect((await get()).cards.map(({ name }) => name)).toEqual(deck);
  });

  it('is shuffled by the sort’s id, extra cards included, and keeps its order', async () => {
    const { schoolId, post, get, put } = await createSortingStudent(trio);
    const { color } = await createExtraCard(trio.db, schoolId, 'beeKeeping');
    const id = newId();
    await post({ id });
    const order = (await get()).cards.map(({ name }) => name);
    const colorOf = (name: string) =>
      name === 'beeKeeping' ? color : cardFacts[name as (typeof cardKeys)[number]].color;
    expect(order).toEqual(shuffleCards(id, [...cardKeys, 'beeKeeping'], colorOf));
    expect(order).not.toEqual([...cardKeys, 'beeKeeping']);
    // A device that does not know the order cannot change it.
    await post({ id, cards: cardKeys.map((name) => ({ name, result: 'like', at: 5 })) });
    await put(id, { cards: [{ name: 'wealth', result: 'like' }] });
    expect((await get()).cards.map(({ name }) => name)).toEqual(order);
  });

  it('has its own order at a school that turned the shuffling off; sorts of before keep theirs', async () => {
    const { schoolId } = await createSchool(trio.db, { isCardOrderFixed: true });
    const { post, get } = await createSortingStudent(trio, { schoolId });
    await post();
    expect((await get()).cards.map(({ name }) => name)).toEqual(cardKeys);
    await trio.db
      .updateTable('schools')
      .set({ isCardOrderFixed: false })
      .where('schoolId', '=', schoolId)
      .execute();
    expect((await get()).cards.map(({ name }) => name)).toEqual(cardKeys);
  });

  it('drops a card that the school removed while the device was offline', async () => {
    const { schoolId, post, put, get } = await createSortingStudent(trio);
    await createExtraCard(trio.db, schoolId, 'beeKeeping');
    const sort = answerAll(
      newSort(['wealth', 'beeKeeping', 'gameOn', 'coolClimate']),
      () => 'like',
    );
    const ranked = {
      ...sort,
      ranks: { ...sort.ranks, value: ['beeKeeping', 'gameOn', null] as const },
    };
    const ideas = { beeKeeping: { value: ['Beekeeper'], at: sort.startedAt } };
    await trio.db.deleteFrom('schoolCards').where('schoolId', '=', schoolId).execute();
    for (let count = 0; count < 2; count += 1) {
      const begun = await post(startBody({ ...ranked, ideas }));
      expect(begun.statusCode).toBe(201);
      const { cards } = begun.json<{ cards: { name: string }[] }>();
      expect(cards).toMatchObject([
        { name: 'wealth', result: 'like' },
        { name: 'gameOn', result: 'like', rank: 2 },
        { name: 'coolClimate', result: 'like' },
      ]);
    }
    const before = await get();
    const late = await put(sort.id, { cards: [{ name: 'beeKeeping', result: 'like' }] });
    expect([late.statusCode, late.json()]).toMatchObject([400, { code: 'result/card-unknown' }]);
    expect(await get()).toEqual(before);
  });

  it('is refused with too few known cards, or with an unknown card among the three', async () => {
    const { post, get } = await createSortingStudent(trio);
    const few = startBody(newSort(['wealth', 'gone', 'gameOn', 'lost']));
    const selected = ['wealth', 'gone', 'gameOn'];
    const done = { ...startBody(finishedSort(['wealth', 'gameOn', 'coolClimate'])), selected };
    for (const body of [few, done, { cards: [{ name: 'gone', result: 'like' }] }]) {
      const refused = await post(body);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { code: 'result/card-unknown' },
      ]);
    }
    expect(await get()).toMatchObject({ id: null });
    await post();
    const before = await get();
    expect((await post(done)).json()).toMatchObject({ code: 'result/card-unknown' });
    expect(await get()).toEqual(before);
  });

  it('has at least three cards', async () => {
    const { post } = await createSortingStudent(trio);
    expect((await post(startBody(newSort(['wealth', 'gameOn'])))).statusCode).toBe(400);
  });
});

describe('an expired school', () => {
  const expire = (schoolId: string, expiresAt: Date | null) =>
    trio.db.updateTable('schools').set({ expiresAt }).where('schoolId', '=', schoolId).execute();

  it('cannot start or replace a sort, but can finish an open one', async () => {
    const { schoolId, post, put, get } = await createSortingStudent(trio);
    const sort = answerAll(newSort(), () => 'like');
    await post(startBody(sort));
    await expire(schoolId, trio.clock.now());
    const before = await get();
    const next = startBody(newSort());
    const refused = await post({ ...next, replaces: sort.id });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: 'result/school-expired',
        message:
          'Your school’s subscription has ended, so new sorts are paused. What you have saved is still here.',
      },
    ]);
    expect(await get()).toEqual(before);
    const selected = cardKeys.slice(0, 3);
    expect((await put(sort.id, { selected })).json()).toMatchObject({ selected });
    expect((await post(next)).json()).toMatchObject({ code: 'result/school-expired' });
    await expire(schoolId, new Date(trio.clock.now().getTime() + 1));
    expect((await post(next)).statusCode).toBe(201);
  });
});
