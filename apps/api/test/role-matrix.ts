import type { InjectOptions } from 'fastify';
import { newId } from '../src/platform/ids.ts';
import { beesCard, createClass, createExtraCard, createStaff, createStudent } from './factories.ts';
import { testPassword } from './test-app.ts';
import type { Matrix, Who } from './role-matrix-fixture.ts';

/** One status per caller, in this order. */
type Statuses = readonly [
  teacherOfClass: number,
  teacherOfOtherClass: number,
  teacherWithoutClass: number,
  counsellor: number,
  owner: number,
  ownerOfOtherSchool: number,
  studentOfClass: number,
  boardMember: number,
  admin: number,
];

interface Request extends Pick<InjectOptions, 'query' | 'payload'> {
  /** Replaces `:id`. */
  readonly id?: string;
  /** Replaces `:studentId`. */
  readonly studentId?: string;
}

export interface Row {
  readonly statuses: Statuses;
  /** Called once per caller: an act may need a new target each time. */
  readonly request?: (matrix: Matrix, who: Who) => Request | Promise<Request>;
}

const everyone: Statuses = [200, 200, 200, 200, 200, 200, 200, 200, 200];
/** A board has no cards. */
const withCards: Statuses = [200, 200, 200, 200, 200, 200, 200, 403, 200];
/** Lists and figures: each caller gets their own part. */
const ownPart: Statuses = [200, 200, 200, 200, 200, 200, 403, 403, 200];

const theStudent = ({ student }: Matrix): Request => ({ id: student.id });
const newStudent = async ({ trio, schoolId, classId }: Matrix): Promise<{ id: string }> => {
  const { id } = await createStudent(trio.db, schoolId, { lastName: 'Newcomer' });
  await trio.db
    .insertInto('classStudents')
    .values({ schoolId, classId, studentId: id, joinedAt: new Date() })
    .execute();
  return { id };
};
const newColleague = async ({ trio, schoolId }: Matrix): Promise<Request> => ({
  id: (await createStaff(trio.db, schoolId, { staffKind: 'counsellor' })).id,
});
/** A new class of the same teacher, with the same student: most acts change it. */
const newClass = async ({ trio, schoolId, student, people }: Matrix): Promise<{ id: string }> => {
  const { classId } = await createClass(trio.db, schoolId, {
    teachers: [people.teacherOfClass.id],
    students: [student.id],
  });
  return { id: classId };
};
const newClassWith =
  (payload: object) =>
  async (matrix: Matrix): Promise<Request> => ({ ...(await newClass(matrix)), payload });
/** Acts that the teacher of the class may do too. */
const byTeacher = (status: number): Statuses => [
  status,
  404,
  404,
  status,
  status,
  404,
  403,
  403,
  403,
];
/** Acts of counsellors and owners. */
const byCounsellor = (status: number): Statuses => [
  403,
  403,
  403,
  status,
  status,
  404,
  403,
  403,
  403,
];

const byCounsellorOrAdmin = (status: number): Statuses => [
  ...([403, 403, 403] as const),
  status,
  status,
  404,
  403,
  403,
  status,
];
/** Each owner acts on their own school. */
const byOwner: Statuses = [403, 403, 403, 403, 200, 200, 403, 403, 403];
/** Each editor has a deck of their own. */
const byEditor = (status: number): Statuses => [
  ...([403, 403, 403] as const),
  status,
  status,
  status,
  403,
  403,
  status,
];
/** A board's own routes. */
const byBoard = (status: number): Statuses => [
  ...([403, 403, 403, 403, 403, 403, 403] as const),
  status,
  403,
];
const newCard = async ({ trio, schoolId }: Matrix): Promise<Request> => ({
  id: (await createExtraCard(trio.db, schoolId, `card${newId().slice(-12)}`))._id,
  query: { schoolid: schoolId },
});
const newPlatformCard = async (trio: Matrix['trio']): Promise<string> =>
  (await createExtraCard(trio.db, null, `card${newId().slice(-12)}`))._id;

const noted = { heldOn: '2026-01-01', agreedStep: '', note: 'Talked' };
const newConversation = async (
  { trio, schoolId, student }: Matrix,
  personId: string | null,
): Promise<Request> => {
  const staff = trio.db.selectFrom('staff').select('staffId').where('schoolId', '=', schoolId);
  const author =
    personId === null ? undefined : await staff.where('staffId', '=', personId).executeTakeFirst();
  const id = newId();
  const written = { ...noted, authorName: 'Someone', createdAt: new Date() };
  await trio.db
    .insertInto('conversations')
    .values({
      ...written,
      schoolId,
      studentId: student.id,
      conversationId: id,
      authorId: author?.staffId ?? null,
    })
    .execute();
  return { id, payload: { ...noted, note: 'Corrected' } };
};

const address = {
  schoolname: 'Elsewhere',
  address: '1 Main Street',
  city: 'Moncton',
  state: 'NB',
  country: 'can',
  postalzip: 'E1A 1A1',
  phone: '506 555 0100',
};

/**
 * Every route that staff or a board may call. The text in parentheses tells rows of one route apart. About a
 * student of the class, or about the caller's own school.
 */
export const rows: Readonly<Record<string, Row>> = {
  'GET /auth/me': { statuses: everyone },
  'GET /auth/me/sessions': { statuses: everyone },
  'POST /auth/me/sessions/end': {
    statuses: [204, 204, 204, 204, 204, 204, 204, 204, 204],
    request: () => ({ payload: { sessions: [newId()], currentPassword: testPassword } }),
  },
  'GET /auth/claims': { statuses: everyone },
  'POST /identity/token': { statuses: everyone },
  'POST /supports': { statuses: everyone, request: () => ({ payload: { message: 'Hello' } }) },
  'GET /cards': { statuses: withCards },

  'PUT /users/me (name)': {
    statuses: everyone,
    request: ({ people }, who) => ({
      payload: {
        firstname: people[who].firstName,
        lastname: people[who].lastName,
        email: people[who].email,
      },
    }),
  },
  'PUT /users/me (a notice that was read)': {
    statuses: [403, 403, 403, 403, 403, 403, 200, 403, 403],
    request: () => ({ payload: { isLikedNoticeDue: false, isTalksNoticeDue: false } }),
  },
  'PUT /users/me (address of the school)': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: () => ({ payload: address }),
  },
  'PUT /users/me (order of the cards)': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: () => ({ payload: { isCardOrderFixed: true } }),
  },
  'PUT /users/me (questions “Does it help?”)': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: () => ({ payload: { isEffectOn: true } }),
  },
  'PUT /users/me (time zone)': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: () => ({ payload: { timeZone: 'America/Halifax' } }),
  },
  'PUT /users/code': {
    statuses: [403, 403, 403, 403, 204, 204, 403, 403, 403],
    request: () => ({ payload: { code: `Code ${newId().slice(-12)}` } }),
  },
  'POST /users/me/verification': { statuses: [204, 204, 204, 204, 204, 204, 204, 204, 204] },
  'GET /users/me/data': { statuses: everyone },
  'POST /users/me/deletion': { statuses: [403, 403, 403, 403, 204, 204, 204, 403, 403] },
  'DELETE /users/me/deletion': { statuses: [403, 403, 403, 403, 204, 204, 204, 403, 403] },

  'GET /users/school': { statuses: ownPart },
  'GET /users/v1/student': {
    statuses: ownPart,
    // Over all schools, students of other tests would fill the page.
    request: () => ({ query: { limit: '200', search: 'undisclosed' } }),
  },
  'GET /users/v1/student (searched)': {
    statuses: ownPart,
    request: () => ({ query: { search: 'undisclosed', showDisabled: 'true' } }),
  },
  'GET /users/selection': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403],
    request: () => ({ query: { showDisabled: 'true' } }),
  },
  'POST /users/selection/profiles': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403],
    request: ({ student }) => ({ payload: { students: [student.id] } }),
  },
  // The answer says which of the students exist for the caller.
  'POST /users/selection/disable': {
    statuses: [403, 403, 403, 200, 200, 200, 403, 403, 403],
    request: async (matrix) => ({
      payload: { students: [(await newStudent(matrix)).id], disable: true },
    }),
  },
  'POST /users/selection/delete': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: async (matrix) => ({ payload: { students: [(await newStudent(matrix)).id] } }),
  },
  'GET /users/:id/data': {
    statuses: [403, 403, 403, 403, 200, 404, 403, 403, 403],
    request: theStudent,
  },
  'GET /users/download': { statuses: ownPart, request: () => ({ query: { locale: 'en' } }) },
  'GET /users/search/key': { statuses: ownPart },
  'GET /users/search': {
    statuses: ownPart,
    request: async ({ call }, who) => {
      const { key = 'none' } = (await call(who, 'GET', '/users/search/key')).json<{
        key?: string;
      }>();
      return { query: { key, q: 'undisclosed' } };
    },
  },
  'GET /audit': { statuses: [403, 403, 403, 403, 200, 200, 403, 200, 200] },
  'GET /audit/csv': { statuses: [403, 403, 403, 403, 200, 200, 403, 200, 200] },
  'GET /users/summary': { statuses: ownPart, request: () => ({ query: { role: 'student' } }) },
  'GET /users/summary/student': { statuses: ownPart },
  'GET /users/student/topchallenges': { statuses: ownPart },
  'GET /users/deletions': { statuses: [403, 403, 403, 200, 200, 200, 403, 403, 403] },

  'GET /users/student/:id': {
    statuses: [200, 404, 404, 200, 200, 404, 403, 403, 200],
    request: theStudent,
  },
  'POST /users/:id/confirm-email': {
    statuses: [204, 404, 404, 204, 204, 404, 403, 403, 204],
    request: theStudent,
  },
  'POST /users/:id/disable': {
    statuses: [403, 403, 403, 204, 204, 404, 403, 403, 204],
    request: async (matrix) => ({ ...(await newStudent(matrix)), payload: { disable: true } }),
  },
  'POST /users/:id/merge': {
    statuses: [403, 403, 403, 204, 204, 404, 403, 403, 204],
    request: async (matrix) => ({
      ...(await newStudent(matrix)),
      payload: { from: (await newStudent(matrix)).id },
    }),
  },
  'DELETE /users/:id': {
    statuses: [403, 403, 403, 403, 204, 404, 403, 403, 204],
    request: newStudent,
  },

  'POST /results/pdf/ticket': {
    statuses: [200, 404, 404, 200, 200, 404, 200, 403, 200],
    request: ({ student }) => ({ payload: { uid: student.id, language: 'en' } }),
  },
  'GET /results/pdf': {
    statuses: [200, 404, 404, 200, 200, 404, 200, 403, 200],
    request: ({ student }) => ({ query: { uid: student.id, language: 'en' } }),
  },
  'GET /cards/images/:id': {
    statuses: [200, 404, 404, 200, 200, 404, 200, 403, 200],
    request: ({ student }) => ({ id: student.imageId }),
  },
  'GET /cards/pictures/:id': {
    statuses: [200, 200, 200, 200, 200, 404, 200, 403, 200],
    request: ({ pictureId }) => ({ id: pictureId }),
  },

  'GET /cards/extra': { statuses: byEditor(200) },
  'GET /cards/extra (of our school)': {
    statuses: byCounsellorOrAdmin(200),
    request: ({ schoolId }) => ({ query: { schoolid: schoolId } }),
  },
  'POST /cards/extra': {
    statuses: byCounsellorOrAdmin(201),
    request: ({ schoolId }) => ({ query: { schoolid: schoolId }, payload: beesCard }),
  },
  'POST /cards/extra (of the caller’s own deck)': {
    statuses: byEditor(201),
    request: () => ({ payload: beesCard }),
  },
  'PUT /cards/extra/:id': {
    statuses: byCounsellorOrAdmin(200),
    request: async (matrix) => ({ ...(await newCard(matrix)), payload: beesCard }),
  },
  'PUT /cards/extra/:id (in every deck)': {
    statuses: [403, 403, 403, 404, 404, 404, 403, 403, 200],
    request: async ({ trio }) => ({ id: await newPlatformCard(trio), payload: beesCard }),
  },
  'DELETE /cards/extra/:id': { statuses: byCounsellorOrAdmin(204), request: newCard },
  'DELETE /cards/extra/:id (in every deck)': {
    statuses: [403, 403, 403, 404, 404, 404, 403, 403, 204],
    request: async ({ trio }) => ({ id: await newPlatformCard(trio) }),
  },
  'POST /cards/extra/pictures': {
    // Without a picture: the rule comes first, then the missing file.
    statuses: byEditor(400),
  },

  'POST /users/:id/password': {
    statuses: [200, 404, 404, 200, 200, 404, 403, 403, 200],
    request: newStudent,
  },
  'PUT /users/:id/email': {
    statuses: [200, 404, 404, 200, 200, 404, 403, 403, 200],
    request: async (matrix) => ({
      ...(await newStudent(matrix)),
      payload: { email: `${newId()}@school.test` },
    }),
  },
  'DELETE /users/:id/email': {
    statuses: [204, 404, 404, 204, 204, 404, 403, 403, 204],
    request: newStudent,
  },

  'GET /board/figures': { statuses: byBoard(200) },
  'GET /board/figures (of an earlier year)': {
    statuses: byBoard(200),
    request: () => ({ query: { year: '2020' } }),
  },
  'GET /board/figures/csv': { statuses: byBoard(200) },
  'GET /board/members': { statuses: byBoard(200) },
  'POST /board/members': {
    statuses: byBoard(201),
    request: () => ({
      payload: { firstname: 'Léa', lastname: 'Côté', email: `${newId()}@board.test` },
    }),
  },
  // Of another board.
  'POST /board/members/:id/invite': {
    statuses: byBoard(404),
    request: ({ people }) => ({ id: people.owner.id }),
  },
  'DELETE /board/members/:id': {
    statuses: byBoard(404),
    request: ({ people }) => ({ id: people.owner.id }),
  },

  'GET /classes': { statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403] },
  'POST /classes': {
    statuses: [201, 201, 201, 201, 201, 201, 403, 403, 403],
    request: () => ({ payload: { name: '9B' } }),
  },
  'POST /classes/new-year': {
    // The other school has no class of that year.
    statuses: [403, 403, 403, 200, 200, 409, 403, 403, 403],
    request: async ({ trio, schoolId }) => {
      await createClass(trio.db, schoolId, { schoolYear: 2010 });
      return { payload: { schoolYear: 2010 } };
    },
  },
  'GET /classes/:id': { statuses: byTeacher(200), request: ({ classId }) => ({ id: classId }) },
  'GET /classes/:id/live': {
    statuses: byTeacher(200),
    request: ({ classId }) => ({ id: classId }),
  },
  'POST /classes/:id/projector': {
    statuses: byTeacher(201),
    request: ({ classId }) => ({ id: classId }),
  },
  'GET /queue': { statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403] },
  'GET /queue (of one class)': {
    statuses: byTeacher(200),
    request: ({ classId }) => ({ query: { classid: classId } }),
  },
  'GET /queue/counts': { statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403] },
  'GET /queue/counts (of one class)': {
    statuses: byTeacher(200),
    request: ({ classId }) => ({ query: { classid: classId } }),
  },
  'PUT /queue/:id': {
    statuses: byTeacher(204),
    request: ({ student }) => ({ id: student.id, payload: { until: null } }),
  },
  'GET /users/student/:id/preparation': { statuses: byTeacher(200), request: theStudent },
  'POST /users/student/:id/conversations': {
    statuses: byTeacher(201),
    request: ({ student }) => ({ id: student.id, payload: { id: newId(), ...noted } }),
  },
  'PUT /conversations/:id (of the caller)': {
    statuses: byTeacher(200),
    request: (matrix, who) => newConversation(matrix, matrix.people[who].id),
  },
  'PUT /conversations/:id (of another author)': {
    statuses: [404, 404, 404, 403, 403, 404, 403, 403, 403],
    request: (matrix) => newConversation(matrix, null),
  },
  'GET /effect/results': { statuses: [403, 403, 403, 200, 200, 200, 403, 403, 403] },
  'GET /insight': { statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403] },
  'GET /insight (of one class)': {
    statuses: byTeacher(200),
    request: ({ classId }) => ({ query: { classid: classId } }),
  },
  'PUT /classes/:id': { statuses: byTeacher(204), request: newClassWith({ name: '9D' }) },
  'DELETE /classes/:id': {
    statuses: byTeacher(204),
    request: async (matrix) => {
      const created = await newClass(matrix);
      await matrix.trio.db.deleteFrom('classStudents').where('classId', '=', created.id).execute();
      return created;
    },
  },
  'POST /classes/:id/joining': {
    statuses: byTeacher(204),
    request: newClassWith({ isOpen: false }),
  },
  'POST /classes/:id/code': { statuses: byTeacher(200), request: newClass },
  'PUT /classes/:id/teachers': {
    statuses: byTeacher(204),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: {
        teachers: [matrix.people.teacherOfClass.id, matrix.people.teacherWithoutClass.id],
      },
    }),
  },
  'POST /classes/:id/archive': { statuses: byTeacher(204), request: newClass },
  'POST /classes/:id/restore': {
    statuses: byCounsellor(204),
    request: async (matrix) => {
      const created = await newClass(matrix);
      await matrix.trio.db
        .updateTable('classes')
        .set({ state: 'archived' })
        .where('classId', '=', created.id)
        .execute();
      return created;
    },
  },
  'POST /classes/:id/students': {
    statuses: byCounsellor(204),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { students: [(await newStudent(matrix)).id] },
    }),
  },
  'DELETE /classes/:id/students/:studentId': {
    statuses: byTeacher(204),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      studentId: matrix.student.id,
    }),
  },
  'POST /classes/:id/place': {
    statuses: byCounsellor(200),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { students: [(await newStudent(matrix)).id] },
    }),
  },
  'POST /classes/:id/take-out': {
    statuses: byTeacher(200),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { students: [matrix.student.id] },
    }),
  },
  // The answer says which of the classes exist for the caller.
  'POST /classes/archive': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403],
    request: async (matrix) => ({ payload: { classes: [(await newClass(matrix)).id] } }),
  },
  'POST /classes/:id/move': {
    statuses: byCounsellor(204),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { students: [matrix.student.id], to: (await newClass(matrix)).id },
    }),
  },

  'POST /classes/:id/sign-ins': {
    statuses: byTeacher(201),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { rows: [{ _id: newId(), firstname: 'Sam', lastname: 'Roy', email: '' }] },
    }),
  },
  'POST /classes/:id/sign-ins/sheet': {
    statuses: byTeacher(200),
    request: async (matrix) => ({
      ...(await newClass(matrix)),
      payload: { rows: [{ _id: matrix.student.id, password: 'otter-lake-tulip' }] },
    }),
  },

  'GET /keeping': { statuses: byOwner },
  'PUT /keeping': { statuses: byOwner, request: () => ({ payload: { months: 24 } }) },
  'GET /keeping/students': { statuses: byOwner },
  'POST /keeping/students': {
    statuses: byOwner,
    // Of a student of another school, too, nothing changes: see keeping-job.api.test.ts.
    request: () => ({ payload: { students: [newId()] } }),
  },
  'POST /keeping/seen': {
    statuses: byOwner,
    request: () => ({ payload: { asOf: new Date().toISOString() } }),
  },
  'GET /support/window': { statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403] },
  'POST /support/window': {
    statuses: [403, 403, 403, 403, 200, 200, 403, 403, 403],
    request: () => ({ payload: { hours: 1 } }),
  },
  'DELETE /support/window': { statuses: [403, 403, 403, 403, 204, 204, 403, 403, 403] },

  'GET /staff': { statuses: [200, 200, 200, 200, 200, 200, 403, 403, 403] },
  'POST /staff': {
    statuses: [403, 403, 403, 403, 201, 201, 403, 403, 403],
    request: () => ({
      payload: { firstname: 'Léa', lastname: 'Côté', email: `${newId()}@school.test` },
    }),
  },
  'POST /staff/:id/invite': {
    statuses: [403, 403, 403, 403, 204, 404, 403, 403, 403],
    request: async (matrix) => {
      const { id = '' } = await newColleague(matrix);
      await matrix.trio.db
        .updateTable('staff')
        .set({ invitedAt: new Date() })
        .where('staffId', '=', id)
        .execute();
      return { id };
    },
  },
  'PUT /staff/:id': {
    statuses: [403, 403, 403, 403, 200, 404, 403, 403, 403],
    request: async (matrix) => ({
      ...(await newColleague(matrix)),
      payload: { kind: 'teacher' },
    }),
  },
  'DELETE /staff/:id': {
    statuses: [403, 403, 403, 403, 204, 404, 403, 403, 403],
    request: newColleague,
  },
  // Each has only own ones.
  'GET /second-factor': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 200, 200],
  },
  'POST /second-factor/app': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 200, 200],
    request: () => ({ payload: { currentPassword: testPassword } }),
  },
  'POST /second-factor/app/confirm': {
    statuses: [400, 400, 400, 400, 400, 400, 403, 400, 400],
    request: () => ({ payload: { enrolment: 'x', name: 'My phone', code: '000000' } }),
  },
  'POST /second-factor/passkey': {
    statuses: [200, 200, 200, 200, 200, 200, 403, 200, 200],
    request: () => ({ payload: { currentPassword: testPassword } }),
  },
  'POST /second-factor/passkey/confirm': {
    statuses: [400, 400, 400, 400, 400, 400, 403, 400, 400],
    request: () => ({ payload: { enrolment: 'x', name: 'My phone' } }),
  },
  'PUT /second-factor/:id': {
    statuses: [404, 404, 404, 404, 404, 404, 403, 404, 404],
    request: () => ({ id: newId(), payload: { name: 'My phone' } }),
  },
  'POST /second-factor/:id/remove': {
    statuses: [404, 404, 404, 404, 404, 404, 403, 404, 404],
    request: () => ({ id: newId(), payload: { currentPassword: testPassword } }),
  },
  'POST /second-factor/recovery-codes': {
    statuses: [409, 409, 409, 409, 409, 409, 403, 409, 409],
    request: () => ({ payload: { currentPassword: testPassword } }),
  },
  'DELETE /staff/:id/second-factor': {
    statuses: [403, 403, 403, 403, 204, 404, 403, 403, 403],
    request: async (matrix) => {
      const colleague = await newColleague(matrix);
      await matrix.trio.db
        .insertInto('identitySecondFactors')
        .values({
          factorId: newId(),
          userId: colleague.id ?? '',
          kind: 'passkey',
          name: 'My computer',
          createdAt: new Date(),
          credentialId: newId(),
          publicKey: Buffer.alloc(1),
          counter: 0,
        })
        .execute();
      return colleague;
    },
  },
  'DELETE /staff/:id/change': {
    statuses: [403, 403, 403, 403, 204, 404, 403, 403, 403],
    request: newColleague,
  },
};
