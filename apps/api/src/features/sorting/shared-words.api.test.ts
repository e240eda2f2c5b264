import type { Answer } from '@trio/contracts/endpoint';
import type { PastResult } from '@trio/contracts/history';
import type { Reflection } from '@trio/contracts/reflection';
import type { getStudent } from '@trio/contracts/students';
import { toResultBody } from '@trio/contracts/results-wire';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff } from '../../../test/factories.ts';
import { readPdfText } from '../../../test/pdf-text.ts';
import { getPdf, pdfClientOf } from '../../../test/profile-student.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdminClient, createTestClient } from '../../../test/test-client.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const reasons: Reflection['reasons'] = ['Zanzibar reason', '', ''];
const words: Reflection = {
  reasons,
  shared: 'Zanzibar shared',
  action: 'Zanzibar step',
  includesFamilyPage: false,
  includesCounsellorPage: true,
};
const earlierWords: Reflection = { ...words, shared: 'Zanzibar earlier' };

async function studentWithTwoSorts() {
  const { schoolId } = await createSchool(trio.db);
  const student = await createSortingStudent(trio, { schoolId });
  const earlier = finishedSort();
  await student.confirm(earlier);
  await student.put(earlier.id, { reflection: earlierWords });
  trio.clock.advance(60_000);
  const latest = finishedSort(['gameOn', 'zeroWaste', 'wealth']);
  await student.confirm({ ...latest, confirmedAt: (latest.confirmedAt ?? 0) + 1000 });
  await student.put(latest.id, { reflection: words });
  const share = (sortId: string, areWordsShared: boolean) =>
    student.put(sortId, { areWordsShared });
  const as = async (staffKind: StaffKind) => {
    const { id, email } = await createStaff(trio.db, schoolId, { staffKind });
    if (staffKind === 'teacher') {
      await createClass(trio.db, schoolId, { teachers: [id], students: [student.id] });
    }
    return createTestClient(trio, email);
  };
  return { student, earlier, latest, share, as };
}

type Client = Awaited<ReturnType<typeof createTestClient>>;
const pdf = ({ authorization }: { authorization: string }) => pdfClientOf(trio, { authorization });
const sortsSeenBy = async (client: Client, studentId: string) =>
  (await client.get(`/users/student/${studentId}`)).json<Answer<typeof getStudent>>().sorts;
const direct = async (client: { authorization: string }, uid: string) =>
  readPdfText((await pdf(client).get({ uid })).rawPayload);
const byTicket = async (client: { authorization: string }, uid: string) =>
  readPdfText((await getPdf(trio, { auth: await pdf(client).auth({ uid }) })).rawPayload);

describe('a class teacher', () => {
  it('gets no words of a student who did not share them, on any path', async () => {
    const { student, as } = await studentWithTwoSorts();
    const teacher = await as('teacher');
    expect(await sortsSeenBy(teacher, student.id)).toMatchObject([
      { reflection: null, areWordsWithheld: true, selected: ['gameOn', 'zeroWaste', 'wealth'] },
      { reflection: null, areWordsWithheld: true },
    ]);
    for (const path of [
      `/users/student/${student.id}`,
      '/users/v1/student',
      '/users/download',
      '/users/summary/student',
    ]) {
      const { statusCode, body } = await teacher.get(path);
      expect([statusCode, body]).toEqual([200, expect.not.stringContaining('Zanzibar')]);
    }
    for (const text of [await direct(teacher, student.id), await byTicket(teacher, student.id)]) {
      expect(text).not.toContain('Zanzibar');
      expect(text).toContain('Why this one');
    }
    expect((await teacher.get('/results/history')).statusCode).toBe(403);
  });

  it('is not told whether a student who does not share wrote anything', async () => {
    const { student, latest, as } = await studentWithTwoSorts();
    const teacher = await as('teacher');
    const before = await sortsSeenBy(teacher, student.id);
    await trio.db
      .updateTable('sorts')
      .set({ reflection: null })
      .where('sortId', '=', latest.id)
      .execute();
    expect(await sortsSeenBy(teacher, student.id)).toEqual(before);
  });

  it('reads the words of exactly the sorts that the student shares', async () => {
    const { student, earlier, latest, share, as } = await studentWithTwoSorts();
    const teacher = await as('teacher');
    await share(earlier.id, true);
    expect(await sortsSeenBy(teacher, student.id)).toMatchObject([
      { reflection: null, areWordsWithheld: true },
      { reflection: earlierWords, areWordsWithheld: false },
    ]);
    expect(await direct(teacher, student.id)).not.toContain('Zanzibar');
    await share(latest.id, true);
    expect(await sortsSeenBy(teacher, student.id)).toMatchObject([
      { reflection: words, areWordsWithheld: false },
      { reflection: earlierWords, areWordsWithheld: false },
    ]);
    for (const text of [await direct(teacher, student.id), await byTicket(teacher, student.id)]) {
      expect(text).toMatch(/Zanzibar reason.*Zanzibar shared.*Zanzibar step/su);
    }
  });

  it('stops reading at once when the student withdraws, also with a ticket in use', async () => {
    const { student, latest, share, as } = await studentWithTwoSorts();
    const teacher = await as('teacher');
    await share(latest.id, true);
    const auth = await pdf(teacher).auth({ uid: student.id });
    const read = async () => readPdfText((await getPdf(trio, { auth })).rawPayload);
    expect(await read()).toContain('Zanzibar');
    await share(latest.id, false);
    expect(await read()).not.toContain('Zanzibar');
    expect(await sortsSeenBy(teacher, student.id)).toMatchObject([{ reflection: null }, {}]);
    await share(latest.id, true);
    expect(await read()).toContain('Zanzibar');
  });

  it('gets the pages that the student chose for the profile, with or without the words', async () => {
    const { student, as } = await studentWithTwoSorts();
    const teacher = await as('teacher');
    const owner = await as('owner');
    const family = 'For my family';
    expect(await direct(owner, student.id)).not.toContain(family);
    expect(await direct(teacher, student.id)).not.toContain(family);
  });
});

describe('the student, counsellors, owners and administrators', () => {
  it('read the words, shared with class teachers or not', async () => {
    const { student, latest, share, as } = await studentWithTwoSorts();
    const readers = [await as('owner'), await as('counsellor'), await createAdminClient(trio)];
    for (const isShared of [false, true]) {
      await share(latest.id, isShared);
      for (const reader of readers) {
        expect(await sortsSeenBy(reader, student.id)).toMatchObject([
          { reflection: words, areWordsWithheld: false },
          { reflection: earlierWords, areWordsWithheld: false },
        ]);
        expect(await direct(reader, student.id)).toContain('Zanzibar step');
      }
      expect(await direct(student, student.id)).toContain('Zanzibar step');
    }
  });
});

describe('the student’s switch', () => {
  it('is off at first, changes alone, and stays when only the words are sent', async () => {
    const { student, latest, share } = await studentWithTwoSorts();
    const before = await student.get();
    expect(before.confirmed).toMatchObject({ areWordsShared: false });
    expect((await share(latest.id, true)).statusCode).toBe(200);
    const after = await student.get();
    expect(after).toEqual({
      ...before,
      confirmed: { ...before.confirmed, areWordsShared: true },
    });
    await student.put(latest.id, { reflection: { ...words, shared: 'New' } });
    expect((await student.get()).confirmed).toMatchObject({
      areWordsShared: true,
      reflection: { shared: 'New' },
    });
  });

  it('stays when a client that does not know it sends the sort again', async () => {
    const { student, latest, share } = await studentWithTwoSorts();
    await share(latest.id, true);
    await student.put(latest.id, { selected: ['gameOn', 'zeroWaste', 'wealth'] });
    await student.post(startBody(latest));
    expect((await student.get()).confirmed).toMatchObject({ areWordsShared: true });
  });

  it('belongs to one sort: the next one starts with it off', async () => {
    const { student, latest, share } = await studentWithTwoSorts();
    await share(latest.id, true);
    trio.clock.advance(60_000);
    const next = finishedSort(['freshWater', 'zeroWaste', 'wealth']);
    await student.confirm({ ...next, confirmedAt: (next.confirmedAt ?? 0) + 5000 });
    const { results } = (await student.call('GET', '/results/history')).json<{
      results: PastResult[];
    }>();
    expect(results.map(({ areWordsShared }) => areWordsShared)).toEqual([false, true, false]);
  });

  it('can be sent with the confirmation', async () => {
    const student = await createSortingStudent(trio);
    const sort = finishedSort();
    await student.post(startBody({ ...sort, confirmedAt: null }));
    const body = { ...toResultBody(sort, 'tablet'), reflection: words, areWordsShared: true };
    expect((await student.put(sort.id, body)).statusCode).toBe(200);
    expect((await student.get()).confirmed).toMatchObject({ areWordsShared: true });
  });

  it('is in the student’s own data', async () => {
    const { student, latest, share } = await studentWithTwoSorts();
    await share(latest.id, true);
    expect((await student.call('GET', '/users/me/data')).json()).toMatchObject({
      sorts: [{ areWordsShared: true }, { areWordsShared: false }],
    });
  });

  it('is refused for an open sort, another student’s sort, a consumer group and no boolean', async () => {
    const { student, latest } = await studentWithTwoSorts();
    const open = newSort();
    const { revision } = (await student.post(startBody(open))).json<{ revision: number }>();
    for (const body of [{ areWordsShared: true }, { areWordsShared: true, revision }]) {
      expect((await student.put(open.id, body)).statusCode).toBe(409);
    }
    expect((await student.put(latest.id, { areWordsShared: 'yes' })).statusCode).toBe(400);
    const classmate = await createSortingStudent(trio, student);
    expect((await classmate.put(latest.id, { areWordsShared: true })).statusCode).toBe(404);
    const group = await createSchool(trio.db, { isConsumerGroup: true });
    const consumer = await createSortingStudent(trio, group);
    const sort = finishedSort();
    await consumer.confirm(sort);
    expect((await consumer.put(sort.id, { areWordsShared: true })).statusCode).toBe(403);
  });
});
