import type { Answer } from '@trio/contracts/endpoint';
import type { AuditAction } from '@trio/contracts/audit';
import type { listOwnSessions } from '@trio/contracts/own-sessions';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../src/platform/ids.ts';
import { invite, inviteAdmin, succeed, type Call, type AuditFixture } from './audit-fixture.ts';
import {
  beesCard,
  createAdmin,
  createClass,
  createExtraCard,
  createStaff,
  createStudent,
} from './factories.ts';
import { pdfClientOf, createProfileStudent } from './profile-student.ts';
import { testPassword, type TestApp } from './test-app.ts';
import { tokenIn } from './test-mails.ts';

export interface Means {
  readonly trio: TestApp;
  readonly staff: Call;
  readonly admin: Call;
  readonly member: Call;
  readonly run: (...words: string[]) => Promise<void>;
}

const address = {
  schoolname: 'Elsewhere',
  address: '1 Main Street',
  city: 'Moncton',
  state: 'NB',
  country: 'can',
  postalzip: 'E1A 1A1',
  phone: '506 555 0100',
};
const newBoard = async ({ admin }: Means): Promise<string> =>
  ((await admin('POST', '/boards', { name: 'North Shore' })) as LightMyRequestResponse).json<{
    _id: string;
  }>()._id;
const newMember = async (by: Means): Promise<{ boardId: string; memberId: string }> => {
  const boardId = await newBoard(by);
  const payload = { firstname: 'Léa', lastname: 'Roy', email: `${newId()}@board.test` };
  const answer = await by.admin('POST', `/boards/${boardId}/members`, payload);
  return { boardId, memberId: (answer as LightMyRequestResponse).json<{ _id: string }>()._id };
};
const noted = { heldOn: '2026-01-01', agreedStep: '', note: 'Félix Kowalski talked' };
type Act = (fixture: AuditFixture, by: Means) => Promise<unknown>;
export type Who = 'staff' | 'admin' | 'member' | 'operator';

const unapprove = ({ trio }: Means, schoolId: string) =>
  trio.db
    .updateTable('schools')
    .set({ approvedAt: null })
    .where('schoolId', '=', schoolId)
    .execute();

export const acts: readonly (readonly [Who, AuditAction, Act])[] = [
  [
    'staff',
    'student-disabled',
    ({ student }, by) => by.staff('POST', `/users/${student.id}/disable`, { disable: true }),
  ],
  [
    'operator',
    'student-disabled',
    ({ student }, by) => by.run('disable', '--email', student.email),
  ],
  [
    'staff',
    'student-enabled',
    async ({ student }, by) => {
      await by.staff('POST', `/users/${student.id}/disable`, { disable: true });
      await by.staff('POST', `/users/${student.id}/disable`, { disable: false });
    },
  ],
  [
    'staff',
    'student-email-confirmed',
    async ({ student }, by) => {
      await by.trio.db
        .updateTable('students')
        .set({ isEmailUnconfirmed: true })
        .where('studentId', '=', student.id)
        .execute();
      await by.staff('POST', `/users/${student.id}/confirm-email`);
    },
  ],
  [
    'admin',
    'students-listed',
    ({ schoolId }, by) => by.admin('GET', `/users/v1/student?schoolid=${schoolId}`),
  ],
  ['staff', 'support-window-opened', (_, by) => by.staff('POST', '/support/window', { hours: 8 })],
  [
    'staff',
    'support-window-ended',
    async (_, by) => {
      await by.staff('POST', '/support/window', { hours: 8 });
      await by.staff('DELETE', '/support/window');
    },
  ],
  ['staff', 'keeping-confirmed', (_, by) => by.staff('PUT', '/keeping', { months: 36 })],
  [
    'staff',
    'keeping-warning-seen',
    async ({ schoolId, student }, by) => {
      await warn(by.trio, schoolId, student.id);
      await by.staff('POST', '/keeping/seen', { asOf: by.trio.clock.now().toISOString() });
    },
  ],
  [
    'staff',
    'student-kept',
    async ({ schoolId, student }, by) => {
      await warn(by.trio, schoolId, student.id);
      await by.staff('PUT', '/keeping', { months: 24 });
      await by.staff('POST', '/keeping/students', { students: [student.id] });
    },
  ],
  ['admin', 'student-deleted', ({ student }, by) => by.admin('DELETE', `/users/${student.id}`)],
  [
    'staff',
    'student-data-exported',
    ({ student }, by) => by.staff('GET', `/users/${student.id}/data`),
  ],
  [
    'staff',
    'students-merged',
    async ({ schoolId, student }, by) => {
      const { id: from } = await createProfileStudent(by.trio, { schoolId });
      await by.staff('POST', `/users/${student.id}/merge`, { from });
    },
  ],
  ['staff', 'students-exported', (_, by) => by.staff('GET', '/users/download')],
  [
    'staff',
    'profile-opened',
    async ({ student, staff: { authorization } }, by) => {
      const uid = student.id;
      const auth = await pdfClientOf(by.trio, { authorization }).auth({ uid });
      // The page first fetches the file, then opens it. Both count as one opening.
      for (let n = 0; n < 2; n += 1) {
        await succeed(
          by.trio.call('GET', '/results/pdf', { query: { uid, language: 'en', auth } }),
        );
      }
    },
  ],
  [
    'admin',
    'profile-opened',
    ({ student }, by) => by.admin('GET', `/results/pdf?uid=${student.id}`),
  ],
  [
    'staff',
    'profile-mailed',
    ({ student }, by) => by.staff('GET', `/results/pdf?uid=${student.id}&email=true`),
  ],
  [
    'admin',
    'profile-sent',
    async ({ schoolId, student }, by) => {
      await by.trio.db
        .updateTable('schools')
        .set({ isConsumerGroup: true })
        .where('schoolId', '=', schoolId)
        .execute();
      await by.admin('POST', `/profiles/awaited/${student.id}/send`);
    },
  ],
  [
    'admin',
    'survey-answers-opened',
    ({ student }, by) => by.admin('GET', `/users/${student.id}/surveys`),
  ],
  ['admin', 'survey-answers-exported', (_, by) => by.admin('GET', '/surveys/csv')],
  [
    'operator',
    'school-settings-changed',
    ({ schoolId }, by) => by.run('set', '--school', schoolId, '--freemium', 'on'),
  ],
  [
    'admin',
    'school-approved',
    ({ schoolId }, by) => by.admin('POST', `/schools/${schoolId}/approval`),
  ],
  [
    'operator',
    'school-verified',
    async ({ schoolId }, by) => {
      await by.trio.db
        .updateTable('schools')
        .set({ verifiedAt: null })
        .where('schoolId', '=', schoolId)
        .execute();
      await by.run('verify', '--school', schoolId);
    },
  ],
  [
    'operator',
    'school-deleted',
    ({ schoolId }, by) => by.run('delete-school', '--school', schoolId, '--yes'),
  ],
  ['staff', 'school-address-changed', (_, by) => by.staff('PUT', '/users/me', address)],
  [
    'staff',
    'school-code-changed',
    (_, by) =>
      by.staff('PUT', '/users/code', {
        code: newId(),
        emailDomainWhitelist: '',
        emailDomainBlacklist: '',
      }),
  ],
  ['admin', 'schools-exported', (_, by) => by.admin('GET', '/users/school/csv')],
  ['staff', 'school-deletion-requested', (_, by) => by.staff('POST', '/users/me/deletion')],
  [
    'staff',
    'school-deletion-withdrawn',
    async (_, by) => {
      await by.staff('POST', '/users/me/deletion');
      await by.staff('DELETE', '/users/me/deletion');
    },
  ],
  ['staff', 'staff-invited', (_, by) => invite(by.staff)],
  [
    'staff',
    'staff-invited-again',
    async (_, by) => by.staff('POST', `/staff/${(await invite(by.staff))._id}/invite`),
  ],
  [
    'staff',
    'staff-removed',
    async (_, by) => by.staff('DELETE', `/staff/${(await invite(by.staff))._id}`),
  ],
  [
    'staff',
    'staff-kind-changed',
    async (_, by) =>
      by.staff('PUT', `/staff/${(await invite(by.staff))._id}`, { kind: 'counsellor' }),
  ],
  [
    'staff',
    'owner-change-requested',
    async ({ schoolId }, by) =>
      by.staff('DELETE', `/staff/${(await createStaff(by.trio.db, schoolId)).id}`),
  ],
  [
    'operator',
    'owner-change-requested',
    async ({ schoolId }, by) => {
      const { email } = await createStaff(by.trio.db, schoolId, { staffKind: 'counsellor' });
      await by.run('owner', '--email', email);
    },
  ],
  [
    'staff',
    'owner-change-stopped',
    async ({ schoolId }, by) => {
      const { id } = await createStaff(by.trio.db, schoolId);
      await by.staff('DELETE', `/staff/${id}`);
      await by.staff('DELETE', `/staff/${id}/change`);
    },
  ],
  [
    'staff',
    'details-changed',
    ({ staff: { email } }, by) =>
      by.staff('PUT', '/users/me', { firstname: 'Zoé', lastname: 'Roy', email }),
  ],
  ['staff', 'email-changed', (_, by) => changeEmail(by)],
  [
    'staff',
    'sessions-ended',
    async ({ staff: { email } }, by) => {
      await by.trio.signIn(email);
      const answer = await by.staff('GET', '/auth/me/sessions');
      const { sessions } = (answer as LightMyRequestResponse).json<
        Answer<typeof listOwnSessions>
      >();
      const ids = sessions.map(({ _id }) => _id);
      await by.staff('POST', '/auth/me/sessions/end', {
        sessions: ids,
        currentPassword: testPassword,
      });
    },
  ],
  [
    'staff',
    'password-changed',
    (_, by) =>
      by.staff('PUT', '/users/me', {
        currentPassword: testPassword,
        password: 'a quiet lantern',
        confirm: 'a quiet lantern',
      }),
  ],
  ['operator', 'account-disabled', ({ staff }, by) => by.run('disable', '--email', staff.email)],
  [
    'operator',
    'account-enabled',
    async ({ staff }, by) => {
      await by.run('disable', '--email', staff.email);
      await by.run('enable', '--email', staff.email);
    },
  ],
  [
    'operator',
    'account-password-replaced',
    ({ staff }, by) => by.run('password', '--email', staff.email),
  ],
  ['admin', 'account-opened', ({ staff }, by) => by.admin('GET', `/people/${staff.id}`)],
  [
    'admin',
    'account-reset-asked',
    ({ student }, by) => by.admin('POST', `/people/${student.id}/reset`),
  ],
  [
    'admin',
    'account-resend-asked',
    async ({ student }, by) => {
      await by.trio.db
        .updateTable('students')
        .set({ isEmailUnconfirmed: true })
        .where('studentId', '=', student.id)
        .execute();
      await by.admin('POST', `/people/${student.id}/resend`);
    },
  ],
  ['admin', 'account-unlocked', ({ staff }, by) => by.admin('POST', `/people/${staff.id}/unlock`)],
  [
    'admin',
    'staff-email-corrected',
    ({ staff }, by) =>
      by.admin('PUT', `/people/${staff.id}/email`, { email: `${newId()}@school.test` }),
  ],
  [
    'admin',
    'staff-email-correction-withdrawn',
    async ({ staff }, by) => {
      await by.admin('PUT', `/people/${staff.id}/email`, { email: `${newId()}@school.test` });
      await by.admin('DELETE', `/people/${staff.id}/email`);
    },
  ],
  [
    'operator',
    'admin-created',
    (_, by) =>
      by.run(
        'create',
        '--email',
        `${newId()}@trio.test`,
        '--firstname',
        'Ada',
        '--lastname',
        'Roy',
      ),
  ],
  ['admin', 'admin-invited', (_, by) => inviteAdmin(by.admin)],
  [
    'admin',
    'admin-invited-again',
    async (_, by) => by.admin('POST', `/admins/${(await inviteAdmin(by.admin))._id}/invite`),
  ],
  [
    'admin',
    'admin-invitation-withdrawn',
    async (_, by) => by.admin('DELETE', `/admins/${(await inviteAdmin(by.admin))._id}`),
  ],
  [
    'admin',
    'admin-removed',
    async (_, by) => by.admin('DELETE', `/admins/${(await createAdmin(by.trio.db)).id}`),
  ],
  [
    'admin',
    'school-refused',
    async ({ schoolId }, by) => {
      await unapprove(by, schoolId);
      await by.admin('POST', `/new-schools/${schoolId}/refusal`, { reason: 'other' });
    },
  ],
  [
    'admin',
    'school-refusal-undone',
    async ({ schoolId }, by) => {
      await unapprove(by, schoolId);
      await by.admin('POST', `/new-schools/${schoolId}/refusal`, { reason: 'other' });
      await by.admin('DELETE', `/new-schools/${schoolId}/refusal`);
    },
  ],
  [
    'staff',
    'student-password-given',
    async ({ schoolId }, by) => {
      const { id } = await createStudent(by.trio.db, schoolId);
      await by.staff('POST', `/users/${id}/password`);
    },
  ],
  [
    'staff',
    'student-email-corrected',
    ({ student }, by) =>
      by.staff('PUT', `/users/${student.id}/email`, { email: `${newId()}@school.test` }),
  ],
  [
    'staff',
    'student-email-correction-withdrawn',
    async ({ student }, by) => {
      const email = `${newId()}@school.test`;
      await by.staff('PUT', `/users/${student.id}/email`, { email });
      await by.staff('DELETE', `/users/${student.id}/email`);
    },
  ],
  [
    'staff',
    'class-sign-ins-made',
    async ({ schoolId }, by) => {
      const { classId } = await createClass(by.trio.db, schoolId);
      const rows = [{ _id: newId(), firstname: 'Sam', lastname: 'Roy', email: '' }];
      await by.staff('POST', `/classes/${classId}/sign-ins`, { rows });
    },
  ],
  [
    'staff',
    'student-prepared',
    ({ student }, by) => by.staff('GET', `/users/student/${student.id}/preparation`),
  ],
  [
    'staff',
    'student-put-off',
    ({ student }, by) => {
      const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      return by.staff('PUT', `/queue/${student.id}`, { until });
    },
  ],
  ['staff', 'conversation-noted', ({ student }, by) => noteConversation(student.id, by)],
  [
    'staff',
    'conversation-corrected',
    async ({ student }, by) => {
      const id = await noteConversation(student.id, by);
      await by.staff('PUT', `/conversations/${id}`, { ...noted, note: 'Félix' });
    },
  ],
  ['staff', 'queue-opened', (_, by) => by.staff('GET', '/queue')],
  ['staff', 'student-opened', ({ student }, by) => by.staff('GET', `/users/student/${student.id}`)],
  ['staff', 'audit-exported', (_, by) => by.staff('GET', '/audit/csv')],
  ['staff', 'insight-opened', (_, by) => by.staff('GET', '/insight')],
  ['staff', 'class-created', (_, by) => by.staff('POST', '/classes', { name: '9B' })],
  ...(
    [
      ['class-watched', 'GET', '/live', undefined],
      ['class-changed', 'PUT', '', { name: '9C' }],
      ['class-joining-opened', 'POST', '/joining', { isOpen: true }],
      ['class-joining-closed', 'POST', '/joining', { isOpen: false }],
      ['class-code-changed', 'POST', '/code', {}],
      ['class-teachers-changed', 'PUT', '/teachers', { teachers: [] }],
      ['class-archived', 'POST', '/archive', {}],
      ['class-deleted', 'DELETE', '', undefined],
    ] as const
  ).map(([action, method, path, body]): readonly [Who, AuditAction, Act] => [
    'staff',
    action,
    async ({ schoolId }, by) => {
      const { classId } = await createClass(by.trio.db, schoolId);
      await by.staff(method, `/classes/${classId}${path}`, body);
    },
  ]),
  [
    'staff',
    'class-restored',
    async ({ schoolId }, by) => {
      const { classId } = await createClass(by.trio.db, schoolId, { state: 'archived' });
      await by.staff('POST', `/classes/${classId}/restore`);
    },
  ],
  [
    'staff',
    'class-students-added',
    async ({ schoolId, student }, by) => {
      const { classId } = await createClass(by.trio.db, schoolId);
      await by.staff('POST', `/classes/${classId}/students`, { students: [student.id] });
    },
  ],
  [
    'staff',
    'class-students-moved',
    async ({ schoolId, student }, by) => {
      const students = [student.id];
      const { classId } = await createClass(by.trio.db, schoolId, { students });
      const { classId: to } = await createClass(by.trio.db, schoolId);
      await by.staff('POST', `/classes/${classId}/move`, { students, to });
    },
  ],
  [
    'staff',
    'class-student-removed',
    async ({ schoolId, student }, by) => {
      const { classId } = await createClass(by.trio.db, schoolId, { students: [student.id] });
      await by.staff('DELETE', `/classes/${classId}/students/${student.id}`);
    },
  ],
  [
    'staff',
    'school-year-started',
    async ({ schoolId }, by) => {
      await createClass(by.trio.db, schoolId, { schoolYear: 2020 });
      await by.staff('POST', '/classes/new-year', { schoolYear: 2020 });
    },
  ],
  [
    'admin',
    'card-added',
    ({ schoolId }, by) => by.admin('POST', `/cards/extra?schoolid=${schoolId}`, beesCard),
  ],
  [
    'admin',
    'card-changed',
    async ({ schoolId }, by) => {
      const { _id } = await createExtraCard(by.trio.db, schoolId, 'rivers');
      await by.admin('PUT', `/cards/extra/${_id}?schoolid=${schoolId}`, beesCard);
    },
  ],
  [
    'operator',
    'card-removed',
    async ({ schoolId }, by) => {
      await createExtraCard(by.trio.db, schoolId, 'lakes');
      await by.run('cards', '--school', schoolId, '--remove', 'lakes');
    },
  ],
  [
    'operator',
    'tenant-mapped',
    ({ schoolId }, by) =>
      by.run('tenant', '--school', schoolId, '--provider', 'x', '--tenant', newId()),
  ],
  [
    'operator',
    'tenant-unmapped',
    async ({ schoolId }, by) => {
      const typed = ['tenant', '--school', schoolId, '--provider', 'x', '--tenant', newId()];
      await by.run(...typed);
      await by.run(...typed, '--remove');
    },
  ],
  ['admin', 'board-created', (_, by) => newBoard(by)],
  [
    'admin',
    'board-renamed',
    async (_, by) => by.admin('PUT', `/boards/${await newBoard(by)}`, { name: 'South Shore' }),
  ],
  ['admin', 'board-deleted', async (_, by) => by.admin('DELETE', `/boards/${await newBoard(by)}`)],
  [
    'admin',
    'board-school-added',
    async ({ schoolId }, by) =>
      by.admin('PUT', `/boards/${await newBoard(by)}/schools/${schoolId}`),
  ],
  [
    'admin',
    'board-school-removed',
    async ({ schoolId }, by) => {
      // Else the school would leave another board too.
      await by.trio.db
        .updateTable('schools')
        .set({ boardId: null })
        .where('schoolId', '=', schoolId)
        .execute();
      const path = `/boards/${await newBoard(by)}/schools/${schoolId}`;
      await by.admin('PUT', path);
      await by.admin('DELETE', path);
    },
  ],
  ['admin', 'board-member-invited', (_, by) => newMember(by)],
  [
    'admin',
    'board-member-invited-again',
    async (_, by) => {
      const { boardId, memberId } = await newMember(by);
      await by.admin('POST', `/boards/${boardId}/members/${memberId}/invite`);
    },
  ],
  [
    'admin',
    'board-member-removed',
    async (_, by) => {
      const { boardId, memberId } = await newMember(by);
      await by.admin('DELETE', `/boards/${boardId}/members/${memberId}`);
    },
  ],
  [
    'member',
    'board-figures-opened',
    async ({ schoolId, boardId }, by) => {
      await by.trio.db
        .updateTable('schools')
        .set({ boardId })
        .where('schoolId', '=', schoolId)
        .execute();
      await by.member('GET', '/board/figures');
    },
  ],
  [
    'member',
    'board-settings-changed',
    (_, by) => by.member('PUT', '/users/me', { isSecondFactorRequired: true }),
  ],
  ['member', 'board-figures-exported', (_, by) => by.member('GET', '/board/figures/csv')],
  [
    'admin',
    'mail-retried',
    async ({ schoolId, staff }, by) => {
      const mailId = newId();
      const mail = { recipient: staff.email, language: 'en', template: 'profile' } as const;
      await by.trio.db
        .insertInto('mails')
        .values({ ...mail, mailId, schoolId, status: 'dead', createdAt: new Date() })
        .execute();
      await by.admin('POST', `/mails/${mailId}/retry`);
    },
  ],
];

/** In the logs of the board and of each of its schools. */
export const entriesOf: Readonly<Partial<Record<AuditAction, number>>> = {
  'board-school-added': 2,
  'board-school-removed': 2,
  'board-figures-opened': 2,
  'board-figures-exported': 2,
};

export const actionsThatEndTheFixture: ReadonlySet<AuditAction> = new Set([
  'student-disabled',
  'student-enabled',
  'student-deleted',
  'students-merged',
  'profile-sent',
  'school-deleted',
  'school-refused',
  'school-refusal-undone',
  'details-changed',
  'email-changed',
  'account-disabled',
  'account-enabled',
  'account-password-replaced',
]);

/** Puts the student on the list of a warning. */
async function warn({ db, clock }: TestApp, schoolId: string, studentId: string): Promise<void> {
  const warningId = newId();
  const made = { madeAt: clock.now(), mailedAt: clock.now() };
  await db
    .insertInto('keepingWarnings')
    .values({ schoolId, warningId, ...made })
    .execute();
  await db
    .updateTable('studentStates')
    .set({ lastHereOn: '2020-01-01', warningId })
    .where('studentId', '=', studentId)
    .execute();
}

async function noteConversation(studentId: string, { staff }: Means): Promise<string> {
  const id = newId();
  await staff('POST', `/users/student/${studentId}/conversations`, { id, ...noted });
  return id;
}

async function changeEmail({ staff, trio }: Means): Promise<void> {
  const email = `${newId()}@school.test`;
  await staff('PUT', '/users/me', { firstname: 'Zoé', lastname: 'Côté', email });
  const token = tokenIn((await trio.mailsTo(email)).at(-1));
  await succeed(trio.call('POST', '/identity/confirm', { payload: { token } }));
}
