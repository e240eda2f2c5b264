import type { ResultRecord } from '@trio/contracts/results';
import { toResultBody, toWireCards } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import { startSort, type Answer, type Sort } from '@trio/domain/sorting/sort';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../src/platform/ids.ts';
import { createSchool, createStudent } from './factories.ts';
import type { TestApp } from './test-app.ts';

const month = 30 * 24 * 3_600_000;

/** A signed-in student whose account is older than the sorts of a test. */
export async function createSortingStudent(
  trio: TestApp,
  { ageMs = month, ...school }: { schoolId?: string; ageMs?: number } = {},
) {
  const schoolId = school.schoolId ?? (await createSchool(trio.db)).schoolId;
  const createdAt = new Date(trio.clock.now().getTime() - ageMs);
  const student = await createStudent(trio.db, schoolId, { createdAt });
  const { authorization, cookie } = await trio.signIn(student.email);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    language = 'en',
  ): Promise<LightMyRequestResponse> =>
    trio.call(method, path, {
      headers: { authorization, 'accept-language': language },
      ...(payload && { payload }),
    });
  const get = async (): Promise<ResultRecord> => (await call('GET', '/results')).json();
  return {
    schoolId,
    id: student.id,
    email: student.email,
    authorization,
    cookie,
    call,
    get,
    post: (body: object = {}) => call('POST', '/results', body),
    put: (id: string, body: object) => call('PUT', `/results/${id}`, body),
    remove: (id: string) => call('DELETE', `/results/${id}`),
    confirm: (sort = finishedSort()) => call('POST', '/results', startBody(sort)),
  };
}
export type SortingStudent = Awaited<ReturnType<typeof createSortingStudent>>;

export const startedAt = Date.UTC(2026, 9, 1, 9);

export const newSort = (deck: readonly string[] = cardKeys): Sort =>
  startSort(newId(), deck, startedAt);

export const answerAll = (sort: Sort, answerOf: (place: number) => Answer): Sort =>
  sort.deck.reduce(
    (answered, card, place) =>
      answerCard(answered, card, answerOf(place), sort.startedAt + 4000 * (place + 1)),
    sort,
  );

const mixed = (place: number): Answer =>
  place % 5 === 0 ? 'superlike' : place % 3 === 0 ? 'like' : 'dislike';

const pick = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((picked, card) => {
    const next = toggleRank(picked, card, sort.startedAt + 600_000);
    if (next === 'full') throw new Error('four picks');
    return next;
  }, sort);

export function finishedSort(
  picks: readonly string[] = cardKeys.filter((_, place) => place % 5 === 0).slice(0, 3),
  minutes = 9,
): Sort {
  const answered = answerAll(newSort(), mixed);
  const liked = picks.reduce(
    (sort, card) => answerCard(sort, card, 'superlike', startedAt + 500_000),
    answered,
  );
  const confirmed = confirmSort(pick(liked, ...picks), startedAt + 700_000);
  if (!confirmed) throw new Error('not three');
  return { ...confirmed, time: { tablet: minutes * 60_000 } };
}

export const startBody = (sort: Sort, device = 'tablet') => ({
  ...toResultBody(sort, device),
  id: sort.id,
  startTime: sort.startedAt,
  cards: toWireCards(sort),
});
