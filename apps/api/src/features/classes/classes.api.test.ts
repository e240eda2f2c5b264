import type { Answer } from '@trio/contracts/endpoint';
import type { ClassDetail, listClasses } from '@trio/contracts/classes';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { actionsAbout, createTestClient } from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { transactOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createClassesService } from './classes.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;

async function clientOf(schoolId: string, staffKind: StaffKind, lastName = 'Roy') {
  const { id, email } = await createStaff(trio.db, schoolId, { staffKind, lastName });
  const client = await createTestClient(trio, email);
  const list = async (query: Record<string, string> = {}) =>
    (await client.get('/classes', query)).json<Answer<typeof listClasses>>().classes;
  return {
    ...client,
    id,
    list,
    names: async (query: Record<string, string> = {}) =>
      (await list(query)).map(({ name }) => name),
    make: async (body: object) =>
      (await client.call('POST', '/classes', body)).json<{ _id: string }>()._id,
    detail: async (classId: string) =>
      (await client.get(`/classes/${classId}`)).json<ClassDetail>(),
  };
}

async function schoolOfThree() {
  const { schoolId } = await createSchool(trio.db);
  return {
    schoolId,
    owner: await clientOf(schoolId, 'owner'),
    counsellor: await clientOf(schoolId, 'counsellor'),
    teacher: await clientOf(schoolId, 'teacher'),
  };
}

const statusOf = (answer: { statusCode: number; body: string }) =>
  answer.statusCode < 300 ? answer.statusCode : (JSON.parse(answer.body) as { code: string }).code;

describe('making a class', () => {
  it('gives it a code, 14 days of joining, the current school year and the next end of a term', async () => {
    const { counsellor } = await schoolOfThree();
    const id = await counsellor.make({ name: '  9B Science ' });
    const now = trio.clock.now();
    const today = now.toISOString().slice(0, 10);
    const [made] = await counsellor.list();
    expect(made).toMatchObject({
      _id: id,
      name: '9B Science',
      state: 'open',
      joiningEndsAt: new Date(now.getTime() + 14 * day).toISOString(),
      allowsJoiningWithoutEmail: true,
      studentCount: 0,
      teachers: [],
    });
    expect(made?.joinCode).toMatch(/^[A-Z][a-z]+ [2-9]{5}$/u);
    expect(made?.schoolYear).toBe(
      now.getUTCMonth() < 6 ? now.getUTCFullYear() - 1 : now.getUTCFullYear(),
    );
    expect(made?.termEndsOn).toMatch(/-(?:01-31|06-15)$/u);
    expect((made?.termEndsOn ?? '') >= today).toBe(true);
    expect(await actionsAbout(trio, id)).toEqual(['class-created']);
  });

  it('makes the teacher who makes it its teacher', async () => {
    const { teacher, counsellor } = await schoolOfThree();
    const id = await teacher.make({ name: '9B' });
    expect((await counsellor.detail(id)).teachers).toMatchObject([{ _id: teacher.id }]);
    expect(await teacher.names()).toEqual(['9B']);
  });

  it('turns joining without email off where the school has an allow list, and only an owner turns it on', async () => {
    const { schoolId } = await createSchool(trio.db, {
      isAllowListOn: true,
      allowedEmailDomains: ['school.test'],
    });
    const owner = await clientOf(schoolId, 'owner');
    const teacher = await clientOf(schoolId, 'teacher');
    const id = await teacher.make({ name: '9B' });
    expect(await teacher.detail(id)).toMatchObject({
      allowsJoiningWithoutEmail: false,
      needsOwnerForNoEmail: true,
    });
    const on = { allowsJoiningWithoutEmail: true };
    expect(statusOf(await teacher.call('PUT', `/classes/${id}`, on))).toBe('class/owner-allows');
    expect(statusOf(await owner.call('PUT', `/classes/${id}`, on))).toBe(204);
    // A teacher may still rename it.
    expect(statusOf(await teacher.call('PUT', `/classes/${id}`, { ...on, name: '9C' }))).toBe(204);
    expect(await owner.detail(id)).toMatchObject({ ...on, name: '9C' });
  });

  it.each([
    [{}, 'class/name-required'],
    [{ name: ' ' }, 'class/name-required'],
    [{ name: 'x'.repeat(81) }, 'class/name-invalid'],
    [{ name: 'a\nb' }, 'class/name-invalid'],
    [{ name: '9B', schoolYear: 1999 }, 'class/year-invalid'],
    [{ name: '9B', termEndsOn: '2027-02-29' }, 'class/term-invalid'],
  ])('refuses %j with %s', async (body, code) => {
    const { owner } = await schoolOfThree();
    const answer = await owner.call('POST', '/classes', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(code);
    const french = await trio.call('POST', '/classes', {
      headers: { authorization: owner.authorization, 'accept-language': 'fr' },
      payload: body,
    });
    expect(french.json<{ message: string }>().message).toMatch(/^(?:Donnez|Choisissez|Entrez)/u);
  });

  it('draws again where another school has the code, also at the same time', async () => {
    const draws = [0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1].values();
    const service = createClassesService({
      db: trio.db,
      transact: transactOn(trio.db),
      clock: trio.clock,
      random: () => draws.next().value ?? 7,
    });
    const made = await Promise.all(
      [1, 2, 3].map(async () => {
        const { schoolId } = await createSchool(trio.db);
        const { id } = await createStaff(trio.db, schoolId);
        const caller = {
          sessionId: newId(),
          userId: id,
          role: 'school',
          schoolId,
          staffKind: 'owner',
          boardId: null,
          openSchools: [],
          signedInAt: new Date(),
        } as const;
        const { _id } = await service.create(caller, { name: '9B' });
        return (await service.find(caller, _id)).joinCode;
      }),
    );
    expect(new Set(made).size).toBe(3);
    const codes = await trio.db
      .selectFrom('accessCodes')
      .select('code')
      .where(
        'code',
        'in',
        made.map((code) => code.toLowerCase().replace(' ', '')),
      )
      .execute();
    expect(codes).toHaveLength(3);
  });
});

describe('who sees a class', () => {
  it('lists all classes for owners and counsellors, and own classes for a teacher', async () => {
    const { schoolId, owner, counsellor, teacher } = await schoolOfThree();
    await createClass(trio.db, schoolId, { name: '9A' });
    await createClass(trio.db, schoolId, { name: '9B', teachers: [teacher.id] });
    await createClass(trio.db, schoolId, {
      name: '9C',
      schoolYear: 2020,
      state: 'archived',
      teachers: [teacher.id],
    });
    expect(await owner.names()).toEqual(['9A', '9B']);
    expect(await counsellor.names()).toEqual(['9A', '9B']);
    expect(await teacher.names()).toEqual(['9B']);
    expect(await counsellor.names({ archived: 'true' })).toEqual(['9C']);
    expect(await teacher.names({ archived: 'true' })).toEqual([]);
  });

  it('answers class/not-found on every route for a class of another school, and of another teacher', async () => {
    const { schoolId, teacher } = await schoolOfThree();
    const other = await schoolOfThree();
    const student = await createStudent(trio.db, schoolId);
    const { classId } = await createClass(trio.db, schoolId, { students: [student.id] });
    const { classId: archived } = await createClass(trio.db, schoolId, {
      teachers: [teacher.id],
      state: 'archived',
    });
    const acts = [
      ['GET', ''],
      ['PUT', '', { name: 'x' }],
      ['DELETE', ''],
      ['POST', '/joining', { isOpen: true }],
      ['POST', '/code'],
      ['PUT', '/teachers', { teachers: [] }],
      ['POST', '/archive'],
      ['DELETE', `/students/${student.id}`],
    ] as const;
    const managing = [
      ['POST', '/restore'],
      ['POST', '/students', { students: [student.id] }],
      ['POST', '/move', { students: [student.id], to: archived }],
    ] as const;
    for (const [method, path, body] of acts) {
      for (const [client, id] of [
        [other.owner, classId],
        [other.teacher, classId],
        [teacher, classId],
        [teacher, archived],
      ] as const) {
        const answer = await client.call(method, `/classes/${id}${path}`, body);
        expect([statusOf(answer), answer.statusCode], path).toEqual(['class/not-found', 404]);
      }
    }
    for (const [method, path, body] of managing) {
      const foreign = await other.owner.call(method, `/classes/${classId}${path}`, body);
      expect(statusOf(foreign), path).toBe('class/not-found');
      const answer = await teacher.call(method, `/classes/${classId}${path}`, body);
      expect(statusOf(answer), path).toBe('request/forbidden');
    }
  });

  it('shows the students by name with the date of joining', async () => {
    const { schoolId, teacher } = await schoolOfThree();
    const zoe = await createStudent(trio.db, schoolId, { firstName: 'Zoé', lastName: 'Bélanger' });
    const emile = await createStudent(trio.db, schoolId, {
      firstName: 'Émile',
      lastName: 'Arsenault',
    });
    const { classId, createdAt } = await createClass(trio.db, schoolId, {
      teachers: [teacher.id],
      students: [zoe.id, emile.id],
    });
    const { students, studentCount, colleagues } = await teacher.detail(classId);
    expect(studentCount).toBe(2);
    expect(students).toEqual(
      [emile, zoe].map(({ id, firstName, lastName, email }) => ({
        _id: id,
        firstname: firstName,
        lastname: lastName,
        email,
        joined: new Date(createdAt).toISOString(),
      })),
    );
    expect(colleagues.map(({ kind }) => kind).toSorted()).toEqual([
      'counsellor',
      'owner',
      'teacher',
    ]);
  });
});

describe('joining', () => {
  it('closes by itself after 14 days, and opening again gives 14 more', async () => {
    const app = await createTestApp();
    const { schoolId } = await createSchool(app.db);
    const { email } = await createStaff(app.db, schoolId);
    const client = await createTestClient(app, email);
    const id = (await client.call('POST', '/classes', { name: '9B' })).json<{ _id: string }>()._id;
    const state = async () => {
      const { authorization } = await app.signIn(email);
      const answer = await app.call('GET', `/classes/${id}`, { headers: { authorization } });
      const { state: shown, joiningEndsAt } = answer.json<ClassDetail>();
      return [shown, joiningEndsAt];
    };
    app.clock.advance(14 * day);
    expect(await state()).toEqual(['closed', null]);
    const { authorization } = await app.signIn(email);
    const open = { headers: { authorization }, payload: { isOpen: true } };
    expect((await app.call('POST', `/classes/${id}/joining`, open)).statusCode).toBe(204);
    const ends = new Date(app.clock.now().getTime() + 14 * day).toISOString();
    expect(await state()).toEqual(['open', ends]);
    const close = { headers: { authorization }, payload: { isOpen: false } };
    await app.call('POST', `/classes/${id}/joining`, close);
    expect(await state()).toEqual(['closed', null]);
    expect(await actionsAbout(app, id)).toEqual([
      'class-created',
      'class-joining-opened',
      'class-joining-closed',
    ]);
    await app.close();
  });

  it('replaces the code: the earlier one is free, and the school keeps its own', async () => {
    const { owner, schoolId } = await schoolOfThree();
    const id = await owner.make({ name: '9B' });
    const { joinCode: before } = await owner.detail(id);
    const { joinCode } = (await owner.call('POST', `/classes/${id}/code`)).json<{
      joinCode: string;
    }>();
    expect(joinCode).not.toBe(before);
    expect((await owner.detail(id)).joinCode).toBe(joinCode);
    const codes = await trio.db
      .selectFrom('accessCodes')
      .select(['code', 'classId'])
      .where('schoolId', '=', schoolId)
      .execute();
    expect(codes).toHaveLength(2);
    expect(codes).toContainEqual({ code: joinCode.toLowerCase().replace(' ', ''), classId: id });
    const changed = await owner.call('PUT', '/users/code', {
      code: `Own ${newId()}`,
      emailDomainWhitelist: '',
      emailDomainBlacklist: '',
    });
    expect(changed.statusCode).toBe(204);
    expect((await owner.detail(id)).joinCode).toBe(joinCode);
  });
});

describe('the teachers of a class', () => {
  it('are set by owners and counsellors; a teacher adds a colleague and leaves, but removes no one else', async () => {
    const { schoolId, counsellor, teacher } = await schoolOfThree();
    const other = await clientOf(schoolId, 'teacher', 'Gagné');
    const id = await teacher.make({ name: '9B' });
    const set = async (by: typeof teacher, teachers: string[]) =>
      statusOf(await by.call('PUT', `/classes/${id}/teachers`, { teachers }));
    expect(await set(teacher, [teacher.id, other.id])).toBe(204);
    expect(await set(teacher, [teacher.id])).toBe('class/teachers-only-add');
    expect(await set(teacher, [other.id])).toBe(204);
    expect(await set(teacher, [teacher.id, other.id])).toBe('class/not-found');
    expect(await set(counsellor, [])).toBe(204);
    expect(await other.names()).toEqual([]);
    expect(await set(counsellor, [newId()])).toBe('class/person-unknown');
    const { owner: stranger } = await schoolOfThree();
    expect(await set(counsellor, [stranger.id])).toBe('class/person-unknown');
  });
});

describe('archiving', () => {
  it('is done by the teacher and undone by a counsellor; the class stays closed', async () => {
    const { teacher, counsellor } = await schoolOfThree();
    const id = await teacher.make({ name: '9B' });
    expect(statusOf(await teacher.call('POST', `/classes/${id}/archive`))).toBe(204);
    expect(await teacher.names()).toEqual([]);
    for (const [method, path, body] of [
      ['PUT', '', { name: 'x' }],
      ['POST', '/joining', { isOpen: true }],
      ['POST', '/code', undefined],
      ['PUT', '/teachers', { teachers: [] }],
    ] as const) {
      const answer = await counsellor.call(method, `/classes/${id}${path}`, body);
      expect(statusOf(answer)).toBe('class/archived');
    }
    expect(statusOf(await teacher.call('POST', `/classes/${id}/restore`))).toBe(
      'request/forbidden',
    );
    expect(statusOf(await counsellor.call('POST', `/classes/${id}/restore`))).toBe(204);
    expect(await teacher.detail(id)).toMatchObject({ state: 'closed', joiningEndsAt: null });
    expect(await actionsAbout(trio, id)).toEqual([
      'class-created',
      'class-archived',
      'class-restored',
    ]);
  });

  it('hides the students of the class from its teacher', async () => {
    const { schoolId, teacher } = await schoolOfThree();
    const student = await createStudent(trio.db, schoolId);
    const { classId } = await createClass(trio.db, schoolId, {
      teachers: [teacher.id],
      students: [student.id],
    });
    expect((await teacher.get(`/users/student/${student.id}`)).statusCode).toBe(200);
    await teacher.call('POST', `/classes/${classId}/archive`);
    expect((await teacher.get(`/users/student/${student.id}`)).statusCode).toBe(404);
  });
});

describe('the students of a class', () => {
  it('are added and moved by counsellors and owners, and taken out by the teacher too', async () => {
    const { schoolId, owner, counsellor, teacher } = await schoolOfThree();
    const [one, two] = [
      await createStudent(trio.db, schoolId),
      await createStudent(trio.db, schoolId),
    ];
    const from = await teacher.make({ name: '9B' });
    const to = await owner.make({ name: '9C' });
    const students = [one.id, two.id];
    const add = await teacher.call('POST', `/classes/${from}/students`, { students });
    expect(statusOf(add)).toBe('request/forbidden');
    for (let n = 0; n < 2; n += 1) {
      const added = await counsellor.call('POST', `/classes/${from}/students`, { students });
      expect(statusOf(added)).toBe(204);
    }
    expect((await teacher.detail(from)).studentCount).toBe(2);
    const moved = { students: [one.id], to };
    expect(statusOf(await owner.call('POST', `/classes/${from}/move`, moved))).toBe(204);
    expect(statusOf(await owner.call('POST', `/classes/${from}/move`, moved))).toBe(
      'class/person-unknown',
    );
    expect((await owner.detail(to)).students).toMatchObject([{ _id: one.id }]);

    expect(statusOf(await teacher.call('DELETE', `/classes/${from}`))).toBe('class/not-empty');
    expect(statusOf(await teacher.call('DELETE', `/classes/${from}/students/${two.id}`))).toBe(204);
    expect(statusOf(await teacher.call('DELETE', `/classes/${from}/students/${two.id}`))).toBe(
      'request/not-found',
    );
    expect(await actionsAbout(trio, two.id)).toEqual(['class-student-removed']);
    expect(statusOf(await teacher.call('DELETE', `/classes/${from}`))).toBe(204);
    expect(await actionsAbout(trio, from)).toEqual([
      'class-created',
      'class-students-added',
      'class-students-added',
      'class-deleted',
    ]);
    expect((await owner.get(`/users/student/${two.id}`)).statusCode).toBe(200);
  });

  it('are not taken from another school', async () => {
    const { owner } = await schoolOfThree();
    const other = await schoolOfThree();
    const stranger = await createStudent(trio.db, other.schoolId);
    const id = await owner.make({ name: '9B' });
    const answer = await owner.call('POST', `/classes/${id}/students`, { students: [stranger.id] });
    expect(statusOf(answer)).toBe('class/person-unknown');
    expect((await owner.detail(id)).students).toEqual([]);
  });

  it('keep their classes when two accounts are merged', async () => {
    const { schoolId, owner } = await schoolOfThree();
    const [kept, removed] = [
      await createStudent(trio.db, schoolId),
      await createStudent(trio.db, schoolId),
    ];
    await createClass(trio.db, schoolId, { name: '9A', students: [kept.id, removed.id] });
    await createClass(trio.db, schoolId, { name: '9B', students: [removed.id] });
    await owner.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
    const { classes } = (await owner.get(`/users/student/${kept.id}`)).json<{
      classes: { name: string }[];
    }>();
    expect(classes.map(({ name }) => name).toSorted()).toEqual(['9A', '9B']);
  });

  it('show on the student’s page only the classes that the reader may see', async () => {
    const { schoolId, owner, teacher } = await schoolOfThree();
    const { id } = await createStudent(trio.db, schoolId);
    await createClass(trio.db, schoolId, { name: '9A', students: [id] });
    await createClass(trio.db, schoolId, { name: '9B', students: [id], teachers: [teacher.id] });
    await createClass(trio.db, schoolId, { name: '8B', students: [id], state: 'archived' });
    const classesFor = async ({ get }: typeof owner) =>
      (await get(`/users/student/${id}`))
        .json<{ classes: { name: string; isArchived: boolean }[] }>()
        .classes.map(({ name, isArchived }) => [name, isArchived]);
    expect((await classesFor(owner)).toSorted()).toEqual([
      ['8B', true],
      ['9A', false],
      ['9B', false],
    ]);
    expect(await classesFor(teacher)).toEqual([['9B', false]]);
  });

  it('have their classes in their own data', async () => {
    const { schoolId } = await schoolOfThree();
    const student = await createStudent(trio.db, schoolId);
    const { createdAt, schoolYear } = await createClass(trio.db, schoolId, {
      name: '9B',
      students: [student.id],
    });
    const client = await createTestClient(trio, student.email);
    expect((await client.get('/users/me/data')).json()).toMatchObject({
      classes: [{ name: '9B', schoolYear, joined: new Date(createdAt).toISOString() }],
    });
  });
});

describe('a new school year', () => {
  const start = (by: Awaited<ReturnType<typeof clientOf>>, body: object) =>
    by.call('POST', '/classes/new-year', body);

  it('archives the classes and makes them again with their teachers, without students, closed, with new codes', async () => {
    const { schoolId, owner, counsellor, teacher } = await schoolOfThree();
    const student = await createStudent(trio.db, schoolId);
    const old = { schoolYear: 2026, teachers: [teacher.id], students: [student.id] };
    const nine = await createClass(trio.db, schoolId, { ...old, name: '9B' });
    await createClass(trio.db, schoolId, { ...old, name: '9C', teachers: [] });
    await createClass(trio.db, schoolId, { name: 'Next', schoolYear: 2027 });
    expect(statusOf(await start(teacher, { schoolYear: 2026 }))).toBe('request/forbidden');
    expect((await start(counsellor, { schoolYear: 2026 })).json()).toEqual({ created: 2 });
    const made = await owner.list();
    expect(
      made.map(({ name, schoolYear, state, studentCount }) => [
        name,
        schoolYear,
        state,
        studentCount,
      ]),
    ).toEqual([
      ['9B', 2027, 'closed', 0],
      ['9C', 2027, 'closed', 0],
      ['Next', 2027, 'open', 0],
    ]);
    expect(made[0]).toMatchObject({ termEndsOn: '2028-01-31', teachers: [{ _id: teacher.id }] });
    expect(made[0]?.joinCode).not.toBe(nine.joinCode);
    expect(made[1]?.teachers).toEqual([]);
    expect(await owner.names({ archived: 'true' })).toEqual(['9B', '9C']);
    expect((await owner.detail(nine.classId)).students).toHaveLength(1);
    expect(await actionsAbout(trio, nine.classId)).toEqual(['class-archived']);
  });

  it('makes each class once if two colleagues do it at the same time, or again later', async () => {
    const { schoolId, owner, counsellor } = await schoolOfThree();
    await createClass(trio.db, schoolId, { name: '9B', schoolYear: 2026 });
    const both = await Promise.all(
      [owner, counsellor].map((by) => start(by, { schoolYear: 2026 })),
    );
    expect(both.map(statusOf).toSorted()).toEqual([200, 'class/year-over']);
    expect(statusOf(await start(owner, { schoolYear: 2026 }))).toBe('class/year-over');
    expect(await owner.names()).toEqual(['9B']);
  });

  it('takes only the chosen classes', async () => {
    const { schoolId, owner } = await schoolOfThree();
    const other = await schoolOfThree();
    const chosen = await createClass(trio.db, schoolId, { name: '9B', schoolYear: 2026 });
    await createClass(trio.db, schoolId, { name: '9C', schoolYear: 2026 });
    const foreign = await createClass(trio.db, other.schoolId, { name: '9Z', schoolYear: 2026 });
    const classes = [chosen.classId, foreign.classId];
    expect((await start(owner, { schoolYear: 2026, classes })).json()).toEqual({ created: 1 });
    expect((await owner.list()).map(({ name, schoolYear }) => [name, schoolYear])).toEqual([
      ['9B', 2027],
      ['9C', 2026],
    ]);
    expect(await other.owner.names()).toEqual(['9Z']);
  });
});
