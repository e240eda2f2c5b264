import type { ResultBody } from '@trio/contracts/results';
import { sortOfRecord, toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { isSame } from '@trio/domain/sorting/reconcile';
import { answerCard } from '@trio/domain/sorting/passes';
import { answers, type Sort } from '@trio/domain/sorting/sort';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { newSort, startBody, startedAt } from '../../../test/sorting-student.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { transactOn, type OpenDatabase, type Pool } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { lockSort } from '../../data/sorts.repository.ts';
import { createLatestSorts } from './latest-sorts.cache.ts';
import { createSortingService, type SortingService } from './sorting.service.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function startServer(): SortingService & { readonly statements: string[] } {
  const { db, pool } = database;
  const statements: string[] = [];
  const query = (statement: { name: string; text: string; values: unknown[] }) => {
    statements.push(statement.name);
    return pool.query(statement);
  };
  const service = createSortingService({
    db,
    transact: transactOn(db),
    clock: systemClock,
    latestSorts: createLatestSorts({ query } as unknown as Pool, systemClock),
    progress: { note: () => {} },
    findExtraCards: () => Promise.resolve([]),
  });
  return { ...service, statements };
}

async function beginSort(server: SortingService) {
  const { schoolId } = await createSchool(database.db);
  const { id: userId, createdAt } = await createStudent(database.db, schoolId);
  const caller: Caller = {
    userId,
    schoolId,
    role: 'student',
    staffKind: null,
    boardId: null,
    openSchools: 'all',
    sessionId: '',
    signedInAt: createdAt,
  };
  const sort = newSort();
  const { revision } = await server.create(caller, startBody(sort), 'en');
  const find = async () => {
    const saved = await lockSort(database.db, { schoolId, studentId: userId }, sort.id);
    if (!saved) throw new Error('The sort is gone.');
    return saved;
  };
  return { caller, sort, revision, find };
}

const bodyOf = (sort: Sort, revision: number, device = 'tablet'): ResultBody => ({
  ...toResultBody(sort, device),
  revision,
});

it('reads the row once for a series of saves', async () => {
  const server = startServer();
  const { caller, sort, revision: first, find } = await beginSort(server);
  let copy = sort;
  let revision = first;
  for (const [place, card] of cardKeys.slice(0, 4).entries()) {
    copy = answerCard(copy, card, 'like', startedAt + place);
    ({ revision } = await server.update(caller, sort.id, bodyOf(copy, revision), 'en'));
  }
  expect(server.statements).toEqual(['sort-at-revision', ...Array(4).fill('sort-compare-and-set')]);
  const saved = await find();
  expect(saved.revision).toBe(first + 4);
  expect(saved.sort.answers).toEqual(copy.answers);
});

it('merges with a newer save of another server', async () => {
  const [one, other] = [startServer(), startServer()];
  const { caller, sort, revision, find } = await beginSort(one);
  const mine = answerCard(sort, cardKeys[0] ?? '', 'like', startedAt + 1);
  const first = await one.update(caller, sort.id, bodyOf(mine, revision), 'en');
  const theirs = answerCard(mine, cardKeys[1] ?? '', 'dislike', startedAt + 2);
  await other.update(caller, sort.id, bodyOf(theirs, first.revision, 'phone'), 'en');
  const later = answerCard(mine, cardKeys[2] ?? '', 'superlike', startedAt + 3);
  const { merged } = await one.update(caller, sort.id, bodyOf(later, first.revision), 'en');
  expect(merged?.cards.filter(({ result }) => result !== null)).toHaveLength(3);
  const { sort: saved } = await find();
  expect(saved.answers).toEqual({ ...later.answers, ...theirs.answers });
});

it('does not write a cached sort that was deleted or confirmed on another server', async () => {
  const [one, other] = [startServer(), startServer()];
  const { caller, sort, revision, find } = await beginSort(one);
  const picks = cardKeys.slice(0, 3);
  const liked = picks.reduce((copy, card) => answerCard(copy, card, 'like', startedAt), sort);
  const known = await one.update(caller, sort.id, bodyOf(liked, revision), 'en');
  await other.update(caller, sort.id, { selected: picks }, 'en');
  const confirmed = await find();
  const more = answerCard(liked, cardKeys[9] ?? '', 'like', startedAt + 1);
  const late = await one.update(caller, sort.id, bodyOf(more, known.revision), 'en');
  expect(late.merged?.selected).toEqual(picks);
  expect(await find()).toEqual(confirmed);

  const next = await beginSort(one);
  const saved = await one.update(next.caller, next.sort.id, bodyOf(next.sort, next.revision), 'en');
  await other.delete(next.caller, next.sort.id);
  await expect(
    one.update(next.caller, next.sort.id, bodyOf(next.sort, saved.revision), 'en'),
  ).rejects.toMatchObject({ code: 'request/not-found' });
});

it('keeps the latest answer of each card when devices save through two servers', async () => {
  const [one, other] = [startServer(), startServer()];
  const step = fc.record({
    device: fc.nat(1),
    server: fc.nat(1),
    card: fc.nat(4),
    answer: fc.constantFrom(...answers),
    at: fc.nat(50),
    isResponseLost: fc.nat(4).map((chance) => chance === 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { caller, sort, revision, find } = await beginSort(one);
      const devices = [0, 1].map(() => ({ copy: sort, revision }));
      const expected = new Map<string, { value: string; at: number }>();
      for (const { device, server, card, answer, at, isResponseLost } of steps) {
        const own = devices[device];
        if (!own) continue;
        const name = cardKeys[card] ?? '';
        const stamped = { value: answer, at: startedAt + at };
        const before = own.copy.answers[name];
        if (before && before.at >= stamped.at) continue;
        own.copy = { ...own.copy, answers: { ...own.copy.answers, [name]: stamped } };
        const known = expected.get(name);
        const isLater =
          !known || stamped.at > known.at || (stamped.at === known.at && answer > known.value);
        if (isLater) expected.set(name, stamped);
        const saved = await (server === 0 ? one : other).update(
          caller,
          sort.id,
          bodyOf(own.copy, own.revision, `device-${device}`),
          'en',
        );
        const { sort: stored } = await find();
        expect(stored.answers).toEqual(Object.fromEntries(expected));
        expect(isSame({ ...stored, time: {} }, { ...sort, answers: stored.answers })).toBe(true);
        if (isResponseLost) continue;
        own.revision = saved.revision;
        const merged = saved.merged && sortOfRecord(saved.merged);
        if (merged) own.copy = { ...merged, time: own.copy.time };
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
