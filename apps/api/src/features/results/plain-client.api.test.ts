import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

describe('a client of the plain specification', () => {
  it('sorts, goes on, and confirms with a card of its own', async () => {
    const { post, put, get } = await createSortingStudent(trio);
    const { id, cards } = (
      await post({ cards: cardKeys.map((name) => ({ name, result: null })) })
    ).json<{
      id: string;
      cards: object[];
    }>();
    const answered = cards.map((card, place) => ({
      ...card,
      result: place < 4 ? 'like' : 'dislike',
    }));
    expect((await put(id, { cards: answered })).json()).toMatchObject({ id, selected: [] });
    // Undone again: the last word counts, and what was not touched stays.
    await put(id, { cards: [{ name: cardKeys[0], result: null }] });
    expect((await get()).cards.map(({ result }) => result).slice(0, 3)).toEqual([
      null,
      'like',
      'like',
    ]);

    const own = {
      id: '1760000000000Bees',
      title: 'Bees',
      description: 'For the bees',
      imageUrl: '',
      color: 'green',
    };
    trio.clock.advance(250_000);
    const done = await put(id, {
      selected: [cardKeys[1], own, cardKeys[2]],
      cards: [...answered, { ...own, result: 'superlike', rank: 2 }],
      language: 'en',
      totalTimeSpent: 300_000,
    });
    expect(done.json()).toMatchObject({ selected: [cardKeys[1], own, cardKeys[2]] });
    expect(await get()).toMatchObject({
      id,
      selected: [cardKeys[1], own, cardKeys[2]],
      totalTimeSpent: 300_000,
      sortAttempts: 1,
    });
  });

  it('replaces one of three own cards by another', async () => {
    const { post, put, get } = await createSortingStudent(trio);
    const { id } = (await post()).json<{ id: string }>();
    const own = (title: string) => ({
      id: `1-${title}`,
      title,
      description: '',
      result: 'superlike',
    });
    await put(id, { cards: [own('Bees'), own('Wool'), own('Snow')] });
    expect((await put(id, { cards: [own('Bees'), own('Wool'), own('Kites')] })).statusCode).toBe(
      200,
    );
    const titles = (await get()).cards.flatMap(({ title }) => title ?? []);
    expect(titles).toEqual(['Bees', 'Kites', 'Wool']);
  });
});
