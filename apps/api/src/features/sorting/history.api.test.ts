import type { Answer } from '@trio/contracts/endpoint';
import type { listResults } from '@trio/contracts/history';
import { cardKeys } from '@trio/deck/facts.generated';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createImage, createSchool, createStaff } from '../../../test/factories.ts';
import { createFakeProfiles, getPdf, pdfClientOf } from '../../../test/profile-student.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

const { profiles, made } = createFakeProfiles();
let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp({ profiles });
});
afterAll(() => trio.close());

type History = Answer<typeof listResults>;

const historyOf = async ({ call }: SortingStudent, query = ''): Promise<History> =>
  (await call('GET', `/results/history${query}`)).json();

const threeFrom = (place: number) => cardKeys.slice(place, place + 3);

/** The times must differ, as in reality: the order depends on them. */
async function confirmAt(student: SortingStudent, place: number): Promise<string> {
  trio.clock.advance(1000);
  const sort = finishedSort(threeFrom(place));
  expect((await student.confirm(sort)).statusCode).toBe(201);
  return sort.id;
}

const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];

const words = {
  reasons: ['One', 'Two', 'Three'],
  shared: 'All of it',
  action: 'Ask my uncle',
  includesFamilyPage: true,
  includesCounsellorPage: false,
};

describe('the history', () => {
  it('is empty before the first confirmed sort', async () => {
    const student = await createSortingStudent(trio);
    const empty = { results: [], before: null, hasNextPage: false, hasPrevPage: false };
    expect(await historyOf(student)).toEqual(empty);
    await student.post(startBody(newSort()));
    expect(await historyOf(student)).toEqual(empty);
  });

  it('has every confirmed sort, newest first, with the words of its time', async () => {
    const student = await createSortingStudent(trio);
    const first = await confirmAt(student, 0);
    const second = await confirmAt(student, 3);
    const third = await confirmAt(student, 6);
    await student.put(first, { reflection: words });
    await student.post(startBody(newSort()));
    const { results } = await historyOf(student);
    expect(results).toMatchObject([
      { id: third, selected: threeFrom(6), reflection: null, hasProfile: true },
      { id: second, selected: threeFrom(3), reflection: null },
      { id: first, selected: threeFrom(0), reflection: words, emailSent: false },
    ]);
    expect(results[0]?.updated).toBe(trio.clock.now().toISOString());
  });

  it('lists the other liked cards, very interested first, own cards with their pictures', async () => {
    const student = await createSortingStudent(trio);
    const imageUrl = await createImage(trio.db, student.schoolId, student.id);
    const own = { title: 'Bees', description: 'All', imageUrl, color: 'green' };
    const body = startBody(finishedSort(threeFrom(0)));
    await student.post({
      ...body,
      cards: [...body.cards, { id: 'own-1', ...own, result: 'superlike', at: body.startTime + 1 }],
    });
    const [result] = (await historyOf(student)).results;
    const liked = result?.liked ?? [];
    const answers = liked.map((each) => each.result);
    expect(answers).toEqual(answers.toSorted().toReversed());
    expect(new Set(answers)).toEqual(new Set(['superlike', 'like']));
    expect(liked.map(({ card }) => card)).toContainEqual({ id: 'own-1', ...own });
    for (const picked of threeFrom(0)) {
      expect(liked.map(({ card }) => card)).not.toContain(picked);
    }
  });

  it('comes in pages, with the next older result to compare with', async () => {
    const student = await createSortingStudent(trio);
    const ids: string[] = [];
    for (let place = 0; place < 12; place += 1) ids.unshift(await confirmAt(student, place));
    const first = await historyOf(student);
    expect(first.results.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(first).toMatchObject({ before: { id: ids[10] }, hasNextPage: true, hasPrevPage: false });
    const second = await historyOf(student, '?page=2');
    expect(second.results.map(({ id }) => id)).toEqual(ids.slice(10));
    expect(second).toMatchObject({ before: null, hasNextPage: false, hasPrevPage: true });
    expect((await historyOf(student, '?page=3')).results).toEqual([]);
    const refused = await student.call('GET', '/results/history?page=0');
    expect(codeOf(refused)).toEqual([400, 'request/invalid']);
  });

  it('never contains the sorts of a classmate', async () => {
    const student = await createSortingStudent(trio);
    const classmate = await createSortingStudent(trio, { schoolId: student.schoolId });
    await confirmAt(classmate, 0);
    expect((await historyOf(student)).results).toEqual([]);
  });

  it('is refused to staff, administrators and visitors', async () => {
    const { schoolId } = await createSchool(trio.db);
    const staff = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    const admin = await trio.signIn((await createAdmin(trio.db)).email);
    for (const { authorization } of [staff, admin]) {
      const answer = await trio.call('GET', '/results/history', { headers: { authorization } });
      expect(codeOf(answer)).toEqual([403, 'request/forbidden']);
    }
    expect((await trio.call('GET', '/results/history')).statusCode).toBe(401);
  });

  it('says which profiles of a consumer group were sent', async () => {
    const { schoolId } = await createSchool(trio.db, { isConsumerGroup: true });
    const student = await createSortingStudent(trio, { schoolId });
    const sent = await confirmAt(student, 0);
    await confirmAt(student, 3);
    await trio.db
      .updateTable('sorts')
      .set({ profileSentAt: new Date() })
      .where('sortId', '=', sent)
      .execute();
    const { results } = await historyOf(student);
    expect(results.map(({ hasProfile }) => hasProfile)).toEqual([false, true]);
  });
});

describe('the profile of an earlier result', () => {
  const as = ({ authorization }: { authorization: string }) => pdfClientOf(trio, { authorization });

  async function twoSorts(schoolId?: string) {
    const student = await createSortingStudent(trio, schoolId === undefined ? {} : { schoolId });
    const earlier = await confirmAt(student, 0);
    const latest = await confirmAt(student, 3);
    return { student, earlier, latest };
  }

  const lastNames = () =>
    made.at(-1)?.challenges.map((card) => (card.kind === 'deck' ? card.name : card.kind));

  it('is made for the student, by ticket and by token', async () => {
    const { student, earlier, latest } = await twoSorts();
    const auth = await as(student).auth({ resultId: earlier });
    expect((await getPdf(trio, { auth, resultId: earlier.toUpperCase() })).statusCode).toBe(200);
    expect(lastNames()).toEqual(threeFrom(0));
    expect((await getPdf(trio, { auth })).statusCode).toBe(200);
    expect((await as(student).get({ resultId: earlier })).statusCode).toBe(200);
    expect(lastNames()).toEqual(threeFrom(0));
    for (const resultId of [latest, '']) {
      expect((await as(student).get({ resultId })).statusCode).toBe(200);
      expect(lastNames()).toEqual(threeFrom(3));
    }
  });

  it('needs a ticket for that result', async () => {
    const { student, earlier, latest } = await twoSorts();
    const forLatest = await as(student).auth();
    const forEarlier = await as(student).auth({ resultId: earlier });
    for (const query of [
      { auth: forLatest, resultId: earlier },
      { auth: forEarlier, resultId: latest },
    ]) {
      expect(codeOf(await getPdf(trio, query))).toEqual([403, 'profile/ticket-invalid']);
    }
  });

  it('returns 404 for an unfinished, foreign, unknown or invalid result', async () => {
    const { student } = await twoSorts();
    const { earlier: ofStranger } = await twoSorts();
    const { earlier: ofClassmate } = await twoSorts(student.schoolId);
    const open = newSort();
    await student.post(startBody(open));
    for (const resultId of [open.id, ofStranger, ofClassmate, newId(), 'x', "' OR 1=1"]) {
      for (const answer of [
        await as(student).ticket({ resultId }),
        await as(student).get({ resultId }),
        await as(student).get({ resultId, email: 'true' }),
      ]) {
        expect(codeOf(answer)).toEqual([404, 'request/not-found']);
      }
    }
  });

  it('is the student’s alone: staff and administrators get the latest only', async () => {
    const { student, earlier, latest } = await twoSorts();
    const uid = student.id;
    const staff = await trio.signIn((await createStaff(trio.db, student.schoolId)).email);
    const admin = await trio.signIn((await createAdmin(trio.db)).email);
    for (const who of [staff, admin]) {
      for (const answer of [
        await as(who).ticket({ uid, resultId: earlier }),
        await as(who).get({ uid, resultId: earlier }),
        await as(who).get({ uid, resultId: earlier, email: 'true' }),
      ]) {
        expect(codeOf(answer)).toEqual([404, 'request/not-found']);
      }
      expect((await as(who).get({ uid, resultId: latest })).statusCode).toBe(200);
    }
    const { schoolId } = await createSchool(trio.db);
    const elsewhere = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    for (const resultId of [earlier, latest]) {
      const answer = await as(elsewhere).ticket({ uid, resultId });
      expect(codeOf(answer)).toEqual([404, 'request/not-found']);
    }
  });

  it('waits for the team in a consumer group, each on its own', async () => {
    const { schoolId } = await createSchool(trio.db, { isConsumerGroup: true });
    const { student, earlier, latest } = await twoSorts(schoolId);
    const wait = [403, 'profile/awaited'];
    expect(codeOf(await as(student).get({ resultId: earlier }))).toEqual(wait);
    await trio.db
      .updateTable('sorts')
      .set({ profileSentAt: new Date() })
      .where('sortId', '=', earlier)
      .execute();
    expect((await as(student).get({ resultId: earlier })).statusCode).toBe(200);
    expect(codeOf(await as(student).get({ resultId: latest }))).toEqual(wait);
  });

  it('stays named when an expired tab is reloaded', async () => {
    const { student, earlier } = await twoSorts();
    const auth = await as(student).auth({ resultId: earlier });
    trio.clock.advance(60_000);
    const reloaded = await getPdf(
      trio,
      { auth, resultId: earlier, language: 'en' },
      { accept: 'text/html' },
    );
    expect([reloaded.statusCode, reloaded.headers['location']]).toEqual([
      303,
      `/dashboard/profile?language=en&resultId=${earlier}`,
    ]);
  });

  it('can be emailed, and is marked as sent alone', async () => {
    const { student, earlier } = await twoSorts();
    const answer = await as(student).get({ resultId: earlier, email: 'true' });
    expect(answer.statusCode).toBe(202);
    const { results } = await historyOf(student);
    expect(results.map(({ emailSent }) => emailSent)).toEqual([false, true]);
  });
});
