import type { Answer } from '@trio/contracts/endpoint';
import type { BatchOutcome } from '@trio/contracts/many-students';
import type {
  downloadMyData,
  downloadStudentData,
  listDeletionRequests,
} from '@trio/contracts/your-data';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import {
  ownerScopeOf,
  refuseAllBut,
  schoolIdOf,
  staffSchoolIdOf,
  studentNotFound,
} from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import { insertAuditEntry, insertOwnAuditEntry } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool, type StudentScope } from '../../platform/identity/school-scope.ts';
import { findClassesOfStudent } from '../../data/class-codes.repository.ts';
import { deleteStudent, findStudentKey } from '../../data/students.repository.ts';
import { findPerson, type Person } from '../../data/people.repository.ts';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { mailDeletionRequest } from './accounts.mail.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import { findBoardFor, type AccountsDeps, type Reader } from './accounts.service.ts';
import { findOwnRequest } from './guardians.repository.ts';
import {
  findDeletionRequests,
  findLogOf,
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
  /** The student’s own document, without the answers that nobody at the school sees. */
  downloadOf(caller: Caller, studentId: string): Promise<Answer<typeof downloadStudentData>>;
  deleteStudent(caller: Caller, studentId: string): Promise<void>;
  deleteStudents(caller: Caller, studentIds: readonly string[]): Promise<BatchOutcome>;
}

/** A student asks for their own account, an owner for the school. */
const requesterSchoolIdOf = (caller: Caller): string =>
  caller.role === 'student' ? schoolIdOf(caller) : staffSchoolIdOf(caller, ['owner']);

export function createYourDataService(deps: AccountsDeps): YourDataService {
  const { db, transact, identity, outbox, clock, settings } = deps;

  async function holderOf(caller: Caller): Promise<{ person: Person; school: School | null }> {
    refuseAllBut(roles, caller);
    if (caller.schoolId !== null) return ownerOf(caller);
    const person = await findPerson(db, caller);
    if (!person) throw new ApiError('auth/user-not-found');
    return { person, school: null };
  }

  async function ownerOf(caller: Caller): Promise<{ person: Person; school: School }> {
    const schoolId = schoolIdOf(caller);
    const person = await findPerson(db, caller);
    const school = await findSchool(db, schoolId);
    if (!person || !school) throw new ApiError('auth/user-not-found');
    return { person, school };
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

  const findOfStudent = async (schoolId: string, studentId: string, reader: Reader) => ({
    student: await findOwnRow(db, { schoolId, studentId }),
    guardianRequest: await findOwnRequest(db, { schoolId, studentId }, clock.now()),
    classes: await findClassesOfStudent(db, { schoolId, studentId }),
    ...(await deps.exportStudent(schoolId, studentId, reader)),
  });

  /** Kinds and dates; never a key or a code. */
  async function findSecondFactors(userId: string) {
    const { secondFactors } = identity;
    const factors = await secondFactors.findFactors(db, userId);
    const loss = await secondFactors.findLoss(db, userId);
    return {
      factors: factors.map(({ kind, name, createdAt, lastUsedAt }) => ({
        kind,
        name,
        added: createdAt,
        lastUsed: lastUsedAt,
      })),
      recoveryCodesLeft: await secondFactors.countRecoveryCodes(db, userId),
      lossReported: loss && { at: loss.askedAt, removed: loss.dueAt },
    };
  }

  async function documentOf(
    subject: Caller,
    reader: Reader = 'self',
  ): Promise<Answer<typeof downloadMyData>> {
    const { person, school } = await holderOf(subject);
    const { needsSchoolApproval } = settings;
    const board = await findBoardFor(db, subject, school);
    return {
      generated: clock.now().toISOString(),
      account: toAccountRecord(subject, person, school, needsSchoolApproval, board),
      created: person.createdAt.toISOString(),
      language: person.language,
      signIns: await findSignIns(db, subject.userId),
      log: await findLogOf(db, subject.userId),
      ...(subject.role !== 'student' && {
        secondFactors: await findSecondFactors(subject.userId),
      }),
      passwordGiven: await identity.users.findGivenPassword(db, subject.userId),
      mails: await findMailsTo(db, [person.email, person.pendingEmail ?? person.email]),
      ...(subject.role === 'student' &&
        school !== null &&
        (await findOfStudent(school.schoolId, subject.userId, reader))),
    };
  }

  /** The only way to delete a student; pictures, sorts and sessions go with the rows. */
  async function remove(
    connection: Connection,
    caller: Caller,
    scope: StudentScope,
    studentId: string,
  ): Promise<'deleted' | 'not-found'> {
    const key = await findStudentKey(connection, studentId, scope);
    if (!key) return 'not-found';
    const { schoolId } = key;
    const person = await findPerson(connection, { userId: studentId, role: 'student', schoolId });
    if (!person) return 'not-found';
    const gone = await deleteStudent(connection, { schoolId, studentId, email: person.email });
    if (gone === 'not-found') return gone;
    await identity.users.delete(connection, studentId);
    await outbox.enqueue(connection, {
      to: person.email,
      language: person.language,
      schoolId,
      content: { template: 'account-deleted', values: { firstName: person.firstName } },
    });
    const entry = { by: caller, action: 'student-deleted', schoolId } as const;
    await insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now());
    return 'deleted';
  }

  return {
    download: async (caller) => documentOf(caller),

    downloadOf: async (caller, studentId) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      const key = await findStudentKey(db, studentId, oneSchool(schoolId));
      if (!key) throw new ApiError('request/not-found');
      const subject = { ...caller, userId: studentId, role: 'student', staffKind: null } as const;
      const document = await documentOf(subject, 'owner');
      const entry = { by: caller, action: 'student-data-exported', schoolId } as const;
      await transact((connection) =>
        insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now()),
      );
      return document;
    },

    requestDeletion: async (caller, { origin }) => {
      requesterSchoolIdOf(caller);
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
          ? mailDeletionRequest(connection, outbox, person, school, origin)
          : notifyTeam(connection, person, school));
      });
    },

    withdrawDeletion: async (caller) => {
      const schoolId = requesterSchoolIdOf(caller);
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
      const rows = await findDeletionRequests(db, staffSchoolIdOf(caller, ['owner', 'counsellor']));
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
      const scope = ownerScopeOf(caller);
      await transact(async (connection) => {
        const outcome = await remove(connection, caller, scope, studentId);
        if (outcome === 'not-found') throw studentNotFound(scope);
      });
    },

    deleteStudents: async (caller, studentIds) => {
      const scope = ownerScopeOf(caller);
      return transact(async (connection) => {
        const answer: BatchOutcome = { done: [], unchanged: [], gone: [] };
        // In the order of ids, so that two batches do not block each other.
        for (const id of [...new Set(studentIds)].toSorted()) {
          const outcome = await remove(connection, caller, scope, id);
          (outcome === 'deleted' ? answer.done : answer.gone).push(id);
        }
        return answer;
      });
    },
  };
}
