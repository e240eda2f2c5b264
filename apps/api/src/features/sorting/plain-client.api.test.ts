import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { goodPng } from '../../../test/test-pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

describe('a client of the plain specification', () => {
  it('starts, saves and confirms a sort with an own card', async () => {
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

  it('can send the absolute downloadUrl back as imageUrl', async () => {
    const { id: studentId, call, post, put, get } = await createSortingStudent(trio);
    const asked = await call('GET', `/cards/upload?fileName=${studentId}1&fileExtension=png`);
    const { data } = asked.json<{ data: { uploadUrl: string; downloadUrl: string } }>();
    const sent = await trio.app.inject({
      method: 'PUT',
      url: new URL(data.uploadUrl).pathname,
      payload: await goodPng(),
      headers: { 'content-type': 'image/png' },
    });
    expect(sent.statusCode).toBe(204);
    const { id } = (await post()).json<{ id: string }>();
    const own = { id: '1-Bees', title: 'Bees', description: '', result: 'superlike' };
    const saved = await put(id, { cards: [{ ...own, imageUrl: data.downloadUrl }] });
    expect(saved.statusCode).toBe(200);
    expect((await get()).cards.at(-1)).toMatchObject({
      title: 'Bees',
      imageUrl: new URL(data.downloadUrl).pathname,
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
