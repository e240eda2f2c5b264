import type { Answer } from '@trio/contracts/endpoint';
import type { getStudent } from '@trio/contracts/students';
import { cardKeys } from '@trio/deck/facts.generated';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClass,
  createExtraCard,
  createImage,
  createStudent,
} from '../../../test/factories.ts';
import { untilLockWait } from '../../../test/lock-waits.ts';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { actionsAbout, createSchoolClient } from '../../../test/test-client.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { userDirectory } from '../../platform/identity/user-directory.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const rowOf = ({ id }: { id: string }) =>
  trio.db.selectFrom('students').selectAll().where('studentId', '=', id).executeTakeFirst();

const sortsOf = async ({ id }: { id: string }) =>
  (
    await trio.db
      .selectFrom('sorts')
      .select(['sortId', 'confirmedAt'])
      .where('studentId', '=', id)
      .orderBy('createdAt')
      .execute()
  ).map(({ sortId, confirmedAt }) => `${sortId}${confirmedAt ? '' : ' (in progress)'}`);

describe('the detail of a student', () => {
  it('names the liked cards of each sort, also extra cards', async () => {
    const client = await createSchoolClient(trio);
    const student = await createSortingStudent(trio, client);
    const extra = await createExtraCard(trio.db, client.schoolId, 'harbour');
    const answers = ['like', 'superlike', 'dislike', 'like', 'superlike'] as const;
    const deck = [...cardKeys.slice(0, 4), extra.name];
    const answered = answerAll(newSort(deck), (place) => answers[place] ?? 'dislike');
    const ranked = [0, 1, 3].reduce(
      (sort, place) => toggleRank(sort, deck[place] ?? '', startedAt + 500_000) as Sort,
      answered,
    );
    await student.confirm(confirmSort(ranked, startedAt + 700_000) as Sort);
    const detail = await client.call('GET', `/users/student/${student.id}`);
    expect(detail.json<Answer<typeof getStudent>>().sorts).toMatchObject([
      {
        liked: { like: [deck[0], deck[3]], superlike: [deck[1], 'harbour'] },
        extraCards: [{ name: 'harbour' }],
      },
    ]);
  });
});

describe('disabling an account', () => {
  it('ends its sessions at once, allows log-in after enabling, and audits each change once', async () => {
    const client = await createSchoolClient(trio);
    const student = await createSortingStudent(trio, client);
    const turn = (disable: boolean) =>
      client.call('POST', `/users/${student.id}/disable`, { disable });
    expect((await turn(true)).statusCode).toBe(204);
    expect((await student.call('GET', '/results')).statusCode).toBe(401);
    expect((await turn(true)).statusCode).toBe(204);
    const signIn = () =>
      trio.call('POST', '/identity/sign-in', {
        payload: { email: student.email, password: testPassword },
      });
    expect((await signIn()).json()).toMatchObject({ code: 'auth/user-disabled' });
    await turn(false);
    expect((await signIn()).statusCode).toBe(204);
    await turn(false);
    expect(await actionsAbout(trio, student.id)).toEqual(['student-disabled', 'student-enabled']);
  });

  it('waits for a reset link in use, without a deadlock', async () => {
    const client = await createSchoolClient(trio);
    const { id, email } = await createStudent(trio.db, client.schoolId);
    await trio.call('POST', '/identity/reset', { payload: { email } });
    const token = tokenIn((await trio.mailsTo(email)).at(-1));
    let turning: ReturnType<typeof client.call> | undefined;
    await trio.db.transaction().execute(async (connection) => {
      const now = trio.clock.now();
      await userDirectory.takeToken(connection, token, ['reset'], now);
      turning = client.call('POST', `/users/${id}/disable`, { disable: true });
      await untilLockWait(trio.db);
      await userDirectory.updatePassword(connection, { userId: id, passwordHash: 'x' }, now);
      await userDirectory.verifyEmail(connection, id, now);
    });
    expect((await turning)?.statusCode).toBe(204);
  });
});

describe('merging two accounts', () => {
  const later = (minutes: number) => ({
    ...finishedSort(['wealth', 'coolClimate', 'learnForLife'].toReversed(), 4),
    confirmedAt: startedAt + minutes * 60_000,
  });
  const survey = async (
    { schoolId, id }: SortingStudent,
    name: string,
    answer: string,
    at: string,
  ) => {
    await trio.db
      .insertInto('surveyAnswers')
      .values({
        schoolId,
        studentId: id,
        survey: name,
        language: 'en',
        answers: JSON.stringify({ q: answer }),
        answeredAt: new Date(at),
      })
      .execute();
  };

  it('moves sorts, pictures and answers, recounts the totals and deletes the other account', async () => {
    const client = await createSchoolClient(trio, 'École du Parc');
    const kept = await createSortingStudent(trio, client);
    const other = await createSortingStudent(trio, client);
    await trio.db
      .updateTable('students')
      .set({ language: 'fr', hasCompletedConsumerEndSurvey: true })
      .where('studentId', '=', other.id)
      .execute();
    const first = finishedSort(undefined, 9);
    await kept.confirm(first);
    trio.clock.advance(60_000);
    const second = later(30);
    await other.confirm(second);
    const { schoolId } = client;
    const picture = await createImage(trio.db, schoolId, other.id);
    await survey(kept, 'consumer-end', 'old', '2026-01-01');
    await survey(other, 'consumer-end', 'new', '2026-02-01');
    await survey(kept, 'profile-intro', 'new', '2026-02-01');
    await survey(other, 'profile-intro', 'old', '2026-01-01');

    const merged = await client.call('POST', `/users/${kept.id}/merge`, { from: other.id });
    expect(merged.statusCode).toBe(204);
    expect(await rowOf(other)).toBeUndefined();
    expect(await sortsOf(kept)).toEqual([first.id, second.id]);
    expect(await rowOf(kept)).toMatchObject({
      sortAttempts: 2,
      timedSorts: 2,
      timeSpentMs: String(13 * 60_000),
      selected: ['learnForLife', 'coolClimate', 'wealth'],
      hasCompletedConsumerEndSurvey: true,
      language: 'en',
    });
    const answers = await trio.db
      .selectFrom('surveyAnswers')
      .select(['survey', 'answers'])
      .where('studentId', '=', kept.id)
      .orderBy('survey')
      .execute();
    expect(answers).toEqual([
      { survey: 'consumer-end', answers: { q: 'new' } },
      { survey: 'profile-intro', answers: { q: 'new' } },
    ]);
    const images = await trio.db
      .selectFrom('cardImages')
      .select('studentId')
      .where('imageId', '=', picture.split('/').at(-1) ?? '')
      .execute();
    expect(images).toEqual([{ studentId: kept.id }]);
    expect((await other.call('GET', '/results')).statusCode).toBe(401);
    expect(await trio.mailsTo(other.email)).toMatchObject([
      {
        language: 'fr',
        content: {
          template: 'accounts-merged',
          values: { keptEmail: kept.email, schoolName: 'École du Parc' },
        },
      },
    ]);
    expect(await actionsAbout(trio, kept.id)).toEqual(['students-merged']);
    expect((await kept.get()).confirmed).toMatchObject({ id: second.id });
  });

  it('moves classes, and reads the state of the kept account again', async () => {
    const client = await createSchoolClient(trio);
    const { schoolId } = client;
    const kept = await createSortingStudent(trio, client);
    const other = await createSortingStudent(trio, client);
    await createClass(trio.db, schoolId, { students: [kept.id, other.id], name: 'both' });
    await createClass(trio.db, schoolId, { students: [other.id], name: 'other' });
    await other.confirm();
    await client.call('POST', `/users/${kept.id}/merge`, { from: other.id });
    const names = await trio.db
      .selectFrom('classStudents')
      .innerJoin('classes', 'classes.classId', 'classStudents.classId')
      .select('name')
      .where('studentId', '=', kept.id)
      .orderBy('name')
      .execute();
    expect(names).toEqual([{ name: 'both' }, { name: 'other' }]);
    const state = await trio.db
      .selectFrom('studentStates')
      .select(['stage', 'answered'])
      .where('studentId', '=', kept.id)
      .executeTakeFirst();
    expect(state).toEqual({ stage: 'picked', answered: 56 });
  });

  it('keeps the sort in progress that was answered last', async () => {
    const client = await createSchoolClient(trio);
    for (const isOthersLater of [true, false]) {
      const kept = await createSortingStudent(trio, client);
      const other = await createSortingStudent(trio, client);
      const early = newSort();
      const late = answerAll(newSort(), () => 'like');
      await kept.post(startBody(isOthersLater ? early : late));
      await other.post(startBody(isOthersLater ? late : early));
      await client.call('POST', `/users/${kept.id}/merge`, { from: other.id });
      expect(await sortsOf(kept)).toEqual([`${late.id} (in progress)`]);
    }
  });

  it('keeps the confirmed copy of a sort that both have, and the deletion request', async () => {
    const client = await createSchoolClient(trio);
    const kept = await createSortingStudent(trio, client);
    const other = await createSortingStudent(trio, client);
    const sort = finishedSort();
    await kept.post(startBody({ ...newSort(), id: sort.id }));
    await other.confirm(sort);
    await other.call('POST', '/users/me/deletion');
    await client.call('POST', `/users/${kept.id}/merge`, { from: other.id });
    expect(await sortsOf(kept)).toEqual([sort.id]);
    expect(await rowOf(kept)).toMatchObject({
      sortAttempts: 1,
      deletionRequestedAt: trio.clock.now(),
    });
  });

  it('refuses the same account twice and accounts of two schools', async () => {
    const client = await createSchoolClient(trio);
    const elsewhere = await createSchoolClient(trio);
    const student = await createSortingStudent(trio, client);
    const stranger = await createSortingStudent(trio, elsewhere);
    const merge = async (id: string, from: string, by = client) => {
      const { statusCode, body } = await by.call('POST', `/users/${id}/merge`, { from });
      return [statusCode, (JSON.parse(body) as { code: string }).code];
    };
    expect(await merge(student.id, student.id.toUpperCase())).toEqual([
      400,
      'student/merge-invalid',
    ]);
    expect(await merge(student.id, stranger.id)).toEqual([404, 'request/not-found']);
    expect(await merge(stranger.id, student.id)).toEqual([404, 'request/not-found']);
    expect(await rowOf(stranger)).toBeDefined();
  });
});

it('audits the deletion of a student and removes all data', async () => {
  const client = await createSchoolClient(trio);
  const student = await createSortingStudent(trio, client);
  await student.confirm();
  await createImage(trio.db, client.schoolId, student.id);
  await client.call('DELETE', `/users/${student.id}`);
  expect(await actionsAbout(trio, student.id)).toEqual(['student-deleted']);
  for (const table of ['students', 'sorts', 'cardImages', 'surveyAnswers'] as const) {
    const rows = await trio.db
      .selectFrom(table)
      .select('schoolId')
      .where('studentId', '=', student.id)
      .execute();
    expect(rows, table).toEqual([]);
  }
  expect(await client.names()).toEqual([]);
});
