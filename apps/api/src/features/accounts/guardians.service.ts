import type { Answer, Body } from '@trio/contracts/endpoint';
import type {
  answerAge,
  askGuardian,
  askGuardianAgain,
  readGuardianLink,
} from '@trio/contracts/guardians';
import { needsGuardian } from '@trio/domain/age/consent-ages';
import { cleanEmail } from '@trio/domain/email';
import { insertAuditEntry, system } from '../../data/audit.repository.ts';
import { findCodeOwner } from '../../data/class-codes.repository.ts';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { updateStudent, type StudentKey } from '../../data/students.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { refuseClosedSchool } from './accounts.policy.ts';
import { mailDeletionRequest } from './accounts.mail.ts';
import type { AccountsDeps } from './accounts.service.ts';
import {
  type Admission,
  refuseNeedlessRequest,
  refuseOwnEmail,
  refuseSettledAge,
} from './age.policy.ts';
import { createCodeLookupService } from './code-lookup.service.ts';
import { mailGuardianAgreed, mailGuardianAsked, takeMailTo } from './guardians.mail.ts';
import {
  deleteRequest,
  findRequest,
  findRequestOf,
  lockAgedStudent,
  lockRequest,
  requestMs,
  takeAgreement,
  updateToAgreed,
  upsertRequest,
  type AgedStudent,
  type GuardianRequest,
} from './guardians.repository.ts';

export interface GuardiansService {
  ask(
    body: Body<typeof askGuardian>,
    visitor: Visitor,
    network: string,
  ): Promise<Answer<typeof askGuardian>>;
  read(token: string): Promise<Answer<typeof readGuardianLink>>;
  agree(token: string, visitor: Visitor): Promise<void>;
  refuse(token: string, visitor: Visitor): Promise<void>;
  answerAge(
    caller: Caller,
    body: Body<typeof answerAge>,
    visitor: Visitor,
  ): Promise<Answer<typeof answerAge>>;
  askAgain(
    caller: Caller,
    body: Body<typeof askGuardianAgain>,
    visitor: Visitor,
  ): Promise<Answer<typeof askGuardianAgain>>;
}

type GuardiansDeps = Pick<
  AccountsDeps,
  'db' | 'transact' | 'outbox' | 'rateLimits' | 'clock' | 'settings'
>;

interface Asking {
  readonly school: School;
  readonly student: StudentKey | null;
  readonly code: string;
  readonly age: number;
  readonly guardianEmail: string;
}

export function createGuardiansService(deps: GuardiansDeps): GuardiansService {
  const { db, transact, outbox, rateLimits, clock, settings } = deps;
  const codes = createCodeLookupService(deps);

  async function insertAndMail(connection: Connection, visitor: Visitor, asking: Asking) {
    const { school, student, code, age } = asking;
    const guardianEmail = cleanEmail(asking.guardianEmail);
    await takeMailTo(rateLimits, guardianEmail);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + requestMs);
    const times = { createdAt, expiresAt };
    const token = await upsertRequest(connection, {
      schoolId: school.schoolId,
      studentId: student?.studentId ?? null,
      code,
      guardianEmail,
      age,
      language: visitor.language,
      ...times,
    });
    const hasAccount = student !== null;
    const mail = { school, guardianEmail, age, token, hasAccount, expiresAt };
    await mailGuardianAsked(connection, outbox, visitor, mail);
    return expiresAt;
  }

  async function schoolOf(connection: Connection, schoolId: string): Promise<School> {
    const school = await findSchool(connection, schoolId);
    if (!school) throw new ApiError('guardian/link-invalid');
    return school;
  }

  async function lockStudentOf(
    connection: Connection,
    student: StudentKey,
  ): Promise<{ school: School; row: AgedStudent }> {
    const school = await findSchool(connection, student.schoolId);
    const row = await lockAgedStudent(connection, student);
    if (!school || !row) throw new ApiError('auth/user-not-found');
    return { school, row };
  }

  async function lockAsked(connection: Connection, token: string): Promise<GuardianRequest> {
    const request = await lockRequest(connection, token, clock.now());
    if (!request) throw new ApiError('guardian/link-invalid');
    return request;
  }

  /** A guardian has no account, so the entry has no actor. */
  const log = (
    connection: Connection,
    action: 'guardian-agreed' | 'guardian-refused',
    { schoolId, studentId }: GuardianRequest,
  ) =>
    insertAuditEntry(
      connection,
      { by: system, action, schoolId, subjectId: studentId },
      clock.now(),
    );

  return {
    ask: async ({ code, guardianEmail, ...answer }, visitor, network) => {
      const { school } = await codes.find(code, { network });
      refuseClosedSchool(school, settings.needsSchoolApproval);
      refuseNeedlessRequest(school, answer, settings.consentAges);
      const { age } = answer;
      const until = await transact((connection) =>
        insertAndMail(connection, visitor, { school, student: null, code, age, guardianEmail }),
      );
      return { until: until.toISOString() };
    },

    read: async (token) => {
      const request = await findRequest(db, token, clock.now());
      if (!request) throw new ApiError('guardian/link-invalid');
      const { code, age, studentId, expiresAt, agreedAt } = request;
      const school = await schoolOf(db, request.schoolId);
      const owner = code === '' ? null : await findCodeOwner(db, code);
      return {
        schoolname: school.name,
        age,
        until: expiresAt.toISOString(),
        hasAccount: studentId !== null,
        hasAgreed: agreedAt !== null,
        code,
        isClassWithoutEmail: owner?.joinableClass?.allowsJoiningWithoutEmail ?? false,
      };
    },

    agree: (token, visitor) =>
      transact(async (connection) => {
        const request = await lockAsked(connection, token);
        const { schoolId, studentId, guardianEmail, expiresAt, language } = request;
        // A second click changes nothing.
        if (request.agreedAt !== null) return;
        const now = clock.now();
        if (studentId !== null) {
          const change = { ageOutcome: 'guardian-agreed', ageOutcomeAt: now };
          await updateStudent(connection, { schoolId, studentId }, change);
          await deleteRequest(connection, request);
          await log(connection, 'guardian-agreed', request);
          return;
        }
        await updateToAgreed(connection, request, now);
        const school = await schoolOf(connection, schoolId);
        const mail = { school, guardianEmail, token, expiresAt };
        await mailGuardianAgreed(connection, outbox, { ...visitor, language }, mail);
      }),

    refuse: (token, { origin }) =>
      transact(async (connection) => {
        const request = await lockAsked(connection, token);
        const { schoolId, studentId } = request;
        await deleteRequest(connection, request);
        if (studentId === null) return;
        const student = { schoolId, studentId };
        const { school, row } = await lockStudentOf(connection, student);
        const now = clock.now();
        await updateStudent(connection, student, {
          ageOutcome: 'guardian-refused',
          ageOutcomeAt: now,
          deletionRequestedAt: row.deletionRequestedAt ?? now,
        });
        if (row.deletionRequestedAt === null) {
          await mailDeletionRequest(connection, outbox, row, school, origin);
        }
        await log(connection, 'guardian-refused', request);
      }),

    answerAge: async (caller, { guardianEmail, ...answer }, visitor) => {
      const student = studentKeyOf(caller);
      return transact(async (connection) => {
        const { school, row } = await lockStudentOf(connection, student);
        refuseSettledAge(school, row);
        // Another answer must not replace the question to the guardian, nor the guardian's answer.
        const asked = await findRequestOf(connection, student, clock.now());
        const isBelow = needsGuardian(settings.consentAges, answer);
        if (!isBelow && !asked && row.ageOutcome === null) {
          const change = { ageOutcome: 'old-enough', ageOutcomeAt: clock.now() };
          await updateStudent(connection, student, change);
          return { until: null };
        }
        if (guardianEmail === undefined) throw new ApiError('auth/guardian-required');
        refuseOwnEmail(guardianEmail, [row.email, row.pendingEmail]);
        const { age } = answer;
        const asking = { school, student, code: '', age, guardianEmail };
        const until = await insertAndMail(connection, visitor, asking);
        return { until: until.toISOString() };
      });
    },

    askAgain: async (caller, { guardianEmail }, visitor) => {
      const student = studentKeyOf(caller);
      return transact(async (connection) => {
        const { school, row } = await lockStudentOf(connection, student);
        refuseSettledAge(school, row);
        const asked = await findRequestOf(connection, student, clock.now());
        if (!asked) throw new ApiError('auth/age-required');
        refuseOwnEmail(guardianEmail, [row.email, row.pendingEmail]);
        const { age } = asked;
        const asking = { school, student, code: '', age, guardianEmail };
        const until = await insertAndMail(connection, visitor, asking);
        return { until: until.toISOString() };
      });
    },
  };
}

/** Of two sign-ups with one agreement, the second is refused. */
export async function useAgreement(
  connection: Connection,
  { token }: Admission,
  schoolId: string,
  now: Date,
): Promise<void> {
  if (token === null) return;
  const outcome = await takeAgreement(connection, { schoolId, token }, now);
  if (outcome === 'not-found') throw new ApiError('guardian/link-invalid');
}
