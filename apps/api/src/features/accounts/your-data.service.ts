import type { Answer } from '@trio/contracts/endpoint';
import type { downloadMyData, listDeletionRequests } from '@trio/contracts/your-data';
import { ApiError } from '../../http/api-error.ts';
import { schoolIdOf, staffScopeOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry, insertOwnAuditEntry } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { deleteStudent, findStudentKey } from '../../data/students.repository.ts';
import { findPerson, type Person } from '../../data/people.repository.ts';
import { findActiveStaff } from '../../data/staff.repository.ts';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { accountLink } from './accounts.mail.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import type { AccountsDeps } from './accounts.service.ts';
import {
  findDeletionRequests,
  findMailsTo,
  findOwnRow,
  findSignIns,
  updateSchoolRequest,
  updateStudentRequest,
} from './your-data.repository.ts';

export interface YourDataService {
  download(caller: Caller): Promise<Answer<typeof downloadMyData>>;
  requestDeletion(caller: Caller, visitor: Visitor): Promise<void>;
  withdrawDeletion(caller: Caller): Promise<void>;
  listDeletionRequests(caller: Caller): Promise<Answer<typeof listDeletionRequests>>;
  deleteStudent(caller: Caller, studentId: string): Promise<void>;
}

export function createYourDataService(deps: AccountsDeps): YourDataService {
  const { db, transact, identity, outbox, clock, settings } = deps;

  async function ownerOf(caller: Caller): Promise<{ person: Person; school: School }> {
    const schoolId = schoolIdOf(caller);
    const person = await findPerson(db, caller);
    const school = await findSchool(db, schoolId);
    if (!person || !school) throw new ApiError('auth/user-not-found');
    return { person, school };
  }

  async function notifySchool(
    connection: Connection,
    person: Person,
    school: School,
    origin: string,
  ) {
    const studentName = `${person.firstName} ${person.lastName}`;
    for (const { firstName, email, language } of await findActiveStaff(
      connection,
      school.schoolId,
    )) {
      await outbox.enqueue(connection, {
        to: email,
        language,
        schoolId: school.schoolId,
        content: {
          template: 'student-deletion-requested',
          values: { firstName, studentName, link: accountLink(origin) },
        },
      });
    }
  }

  const notifyTeam = (connection: Connection, person: Person, school: School) =>
    outbox.enqueue(connection, {
      to: settings.supportEmail,
      language: person.language,
      schoolId: school.schoolId,
      content: {
        template: 'school-deletion-requested',
        values: {
          schoolName: school.name,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
        },
      },
    });

  const writeRequest = (
    connection: Connection,
    { role, userId }: Caller,
    schoolId: string,
    requestedAt: Date | null,
  ) =>
    role === 'student'
      ? updateStudentRequest(connection, schoolId, userId, requestedAt)
      : updateSchoolRequest(connection, schoolId, requestedAt);

  const findOfStudent = async (schoolId: string, studentId: string) => ({
    student: await findOwnRow(db, { schoolId, studentId }),
    ...(await deps.exportStudent(schoolId, studentId)),
  });

  return {
    download: async (caller) => {
      const { person, school } = await ownerOf(caller);
      const { needsSchoolApproval } = settings;
      return {
        generated: clock.now().toISOString(),
        account: toAccountRecord(caller, person, school, needsSchoolApproval),
        created: person.createdAt.toISOString(),
        language: person.language,
        signIns: await findSignIns(db, caller.userId),
        mails: await findMailsTo(db, person.email),
        ...(caller.role === 'student' && (await findOfStudent(school.schoolId, caller.userId))),
      };
    },

    requestDeletion: async (caller, { origin }) => {
      const { person, school } = await ownerOf(caller);
      await transact(async (connection) => {
        const outcome = await writeRequest(connection, caller, school.schoolId, clock.now());
        if (outcome === 'unchanged') return;
        await insertOwnAuditEntry(
          connection,
          caller,
          { action: 'school-deletion-requested' },
          clock.now(),
        );
        await (caller.role === 'student'
          ? notifySchool(connection, person, school, origin)
          : notifyTeam(connection, person, school));
      });
    },

    withdrawDeletion: async (caller) => {
      const schoolId = schoolIdOf(caller);
      await transact(async (connection) => {
        const outcome = await writeRequest(connection, caller, schoolId, null);
        if (outcome === 'unchanged') return;
        await insertOwnAuditEntry(
          connection,
          caller,
          { action: 'school-deletion-withdrawn' },
          clock.now(),
        );
      });
    },

    listDeletionRequests: async (caller) => {
      const rows = await findDeletionRequests(db, schoolIdOf(caller, ['school']));
      return {
        students: rows.map((row) => ({
          _id: row.studentId,
          firstname: row.firstName,
          lastname: row.lastName,
          email: row.email,
          requested: row.requestedAt.toISOString(),
        })),
      };
    },

    deleteStudent: async (caller, studentId) => {
      const scope = staffScopeOf(caller);
      await transact(async (connection) => {
        const key = await findStudentKey(connection, studentId, scope);
        if (!key) throw new ApiError('request/not-found');
        const { schoolId } = key;
        const person = await findPerson(connection, {
          userId: studentId,
          role: 'student',
          schoolId,
        });
        if (!person) throw new ApiError('request/not-found');
        const gone = await deleteStudent(connection, { schoolId, studentId, email: person.email });
        if (gone === 'not-found') throw new ApiError('request/not-found');
        await identity.users.delete(connection, studentId);
        await outbox.enqueue(connection, {
          to: person.email,
          language: person.language,
          schoolId,
          content: { template: 'account-deleted', values: { firstName: person.firstName } },
        });
        const entry = { by: caller, action: 'student-deleted', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now());
      });
    },
  };
}
