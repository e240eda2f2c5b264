import type { ResultRecord } from '@trio/contracts/results';
import { toResultBody } from '@trio/contracts/results-wire';
import { answerCard } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

async function sortContinuedElsewhere() {
  const student = await createSortingStudent(trio);
  const sort = newSort();
  const known = (await student.post(startBody(sort))).json<ResultRecord>().revision;
  const later = answerCard(sort, 'wealth', 'like', startedAt + 1000);
  const saved = await student.put(sort.id, { ...toResultBody(later, 'phone'), revision: known });
  return { ...student, sort, known, latest: saved.json<{ revision: number }>().revision };
}

describe('a sort that another device changed', () => {
  it('is not deleted by a device with an older revision', async () => {
    const { sort, known, latest, call, get } = await sortContinuedElsewhere();
    const before = await get();
    const path = `/results/${sort.id}?revision=`;
    const refused = await call('DELETE', `${path}${known}`);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'result/changed',
        message:
          'This sort was continued on another device. Nothing was erased. Reload the page to continue.',
      },
    ]);
    const french = await call('DELETE', `${path}${known}`, undefined, 'fr');
    expect(french.json()).toMatchObject({
      message:
        'Entre-temps, tu as continué ce tri sur un autre appareil. Rien n’a été effacé. Recharge la page pour continuer.',
    });
    for (const wrong of ['x', '1.5', '-1', String(2 ** 31)]) {
      expect((await call('DELETE', path + wrong)).statusCode, wrong).toBe(400);
    }
    expect(await get()).toEqual(before);
    expect((await call('DELETE', `${path}${latest}`)).statusCode).toBe(204);
    expect(await get()).toMatchObject({ id: null });
    expect((await call('DELETE', `${path}${latest}`)).statusCode).toBe(404);
  });

  it('is not replaced by a device with an older revision', async () => {
    const { sort, known, latest, post, get } = await sortContinuedElsewhere();
    const before = await get();
    const next = { ...startBody(newSort()), replaces: sort.id };
    const refused = await post({ ...next, replacesRevision: known });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'result/changed' }]);
    expect(await get()).toEqual(before);
    const body = { ...next, replacesRevision: latest };
    for (const answer of [await post(body), await post(body)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([201, { id: next.id }]);
    }
  });

  it('returns result/confirmed if it was confirmed', async () => {
    const { post, call } = await createSortingStudent(trio);
    const sort = finishedSort();
    await post(startBody(sort));
    const refused = await call('DELETE', `/results/${sort.id}?revision=1`);
    expect(refused.json()).toMatchObject({ code: 'result/confirmed' });
  });
});

describe('a revision that matches by chance', () => {
  it('does not occur after a sort is deleted and sent again', async () => {
    const { post, remove } = await createSortingStudent(trio);
    const sort = newSort();
    const revisions = new Set<number>();
    for (let count = 0; count < 4; count += 1) {
      revisions.add((await post(startBody(sort))).json<ResultRecord>().revision);
      await remove(sort.id);
    }
    expect(revisions.size).toBe(4);
    expect(Math.max(...revisions)).toBeLessThanOrEqual(2 ** 30);
  });

  const at = startedAt + 9_000_000;
  const card = { title: 'Bees', description: '', imageUrl: '', color: 'green' as const };
  const things: [name: string, (sort: Sort, at: number, isNew: boolean) => Sort][] = [
    ['answer', (sort, when, isNew) => answerCard(sort, 'wealth', isNew ? 'like' : 'dislike', when)],
    [
      'pass',
      (sort, when, isNew) => ({ ...sort, pass: { value: isNew ? 'all' : 'liked', at: when } }),
    ],
    [
      'rank',
      (sort, when, isNew) => ({
        ...sort,
        ranks: { value: [isNew ? 'gameOn' : 'wealth', null, null], at: when },
      }),
    ],
    [
      'own card',
      (sort, when, isNew) => ({
        ...sort,
        ownCards: { bees: { value: isNew ? card : null, at: when } },
      }),
    ],
    [
      'idea',
      (sort, when, isNew) => ({
        ...sort,
        ideas: { wealth: { value: [isNew ? 'Pilot' : 'Nurse'], at: when } },
      }),
    ],
  ];

  // A restored backup can give an old copy the current revision.
  it.each(things)('does not overwrite a newer %s, and returns the merged sort', async (_, edit) => {
    const { post, put, get } = await createSortingStudent(trio);
    const sort = answerAll(newSort(), () => 'like');
    const { revision } = (await post(startBody(edit(sort, at, true)))).json<ResultRecord>();
    const before = await get();
    const older = edit(sort, at - 5, false);
    const saved = await put(sort.id, { ...toResultBody(older, 'phone'), revision });
    expect(saved.json<{ merged?: ResultRecord }>().merged?.id).toBe(sort.id);
    const { cards, pass, rankedAt, removedCards } = await get();
    expect({ cards, pass, rankedAt, removedCards }).toEqual({
      cards: before.cards,
      pass: before.pass,
      rankedAt: before.rankedAt,
      removedCards: before.removedCards,
    });
  });
});
