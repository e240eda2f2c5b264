import { keepingDays } from '@trio/domain/keeping/keeping';
import { addDays, utcDayOf } from '@trio/domain/time/days';
import { insertAuditEntry, system } from '../../data/audit.repository.ts';
import { lockSchool } from '../../data/schools.repository.ts';
import { deleteLockedStudents } from '../../data/students.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { AcceptedMail } from '../../platform/mail/deliver-mail.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import {
  countListed,
  deleteArchivedClassesOf,
  lockDeletable,
  upsertReceipt,
} from './due.repository.ts';
import { mailOwners, mailStudents } from './keeping.mail.ts';
import {
  deleteEmptyArchivedClasses,
  findRule,
  findSchoolsToWork,
  type Rule,
} from './rules.repository.ts';
import {
  findOrInsertWarning,
  hasUnwarned,
  hasWarningToMail,
  updateMailedAt,
  updateToKnown,
  updateToUnwarned,
  updateToWarned,
} from './warnings.repository.ts';

export interface KeepingJobDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

/** Its methods have no caller: a job and the outbox use them. */
export interface KeepingJobService {
  /** Decides by what is stored, never by the time since the last run: a late run catches up. */
  run(): Promise<void>;
  /** A mail server accepted this email. */
  noteDelivered(mail: AcceptedMail): Promise<void>;
}

/** One transaction each. */
const warnedAtOnce = 500;
const deletedAtOnce = 100;

export function createKeepingJobService(deps: KeepingJobDeps): KeepingJobService {
  const { db, transact, identity, outbox, clock } = deps;

  const warnSome = (schoolId: string) =>
    transact(async (connection) => {
      const school = await lockSchool(connection, schoolId);
      const now = clock.now();
      if (!school || !(await hasUnwarned(connection, schoolId, now))) return 'done';
      const warningId = await findOrInsertWarning(connection, schoolId, now);
      const key = { schoolId, warningId };
      const students = await updateToWarned(connection, key, now, warnedAtOnce);
      await mailStudents(connection, outbox, school, students);
      return 'some';
    });

  const tellOwners = (schoolId: string) =>
    transact(async (connection) => {
      const school = await lockSchool(connection, schoolId);
      const now = clock.now();
      if (!school || !(await hasWarningToMail(connection, schoolId, now))) return;
      await updateMailedAt(connection, schoolId, now);
      const { students, nextDeletion } = await countListed(connection, schoolId, now);
      if (nextDeletion === null) return;
      await mailOwners(connection, outbox, school, { students, from: nextDeletion });
      const entry = { by: system, action: 'keeping-warned', schoolId } as const;
      await insertAuditEntry(connection, { ...entry, details: { students } }, now);
    });

  async function remove(
    connection: Connection,
    { schoolId, months }: Rule,
    studentIds: readonly string[],
    warnedAt: Date,
  ) {
    const now = clock.now();
    const classes = await deleteArchivedClassesOf(connection, schoolId, studentIds);
    for (const studentId of studentIds) await identity.users.delete(connection, studentId);
    const gone = await deleteLockedStudents(connection, schoolId, studentIds);
    for (const { email, language, firstName } of gone) {
      const content = { template: 'account-deleted', values: { firstName } } as const;
      await outbox.enqueue(connection, { to: email, language, schoolId, content });
    }
    const students = studentIds.length;
    await upsertReceipt(connection, { schoolId, students, classes, months, warnedAt }, now);
    const details = { students, classes, months, warned: utcDayOf(warnedAt) };
    const entry = { by: system, action: 'students-deleted-by-time', schoolId, details } as const;
    await insertAuditEntry(connection, entry, now);
  }

  const deleteSome = (schoolId: string) =>
    transact(async (connection) => {
      const due = await lockDeletable(connection, schoolId, clock.now(), deletedAtOnce);
      const rule = await findRule(connection, schoolId);
      if (!rule || due.length === 0) return 'done';
      for (const times of Map.groupBy(due, ({ warnedAt }) => warnedAt.getTime())) {
        const [time, students] = times;
        const ids = students.map(({ studentId }) => studentId);
        await remove(connection, rule, ids, new Date(time));
      }
      return 'some';
    });

  const deleteClasses = (schoolId: string) =>
    transact(async (connection) => {
      const now = clock.now();
      const classes = await deleteEmptyArchivedClasses(connection, schoolId, utcDayOf(now));
      if (classes === 0) return;
      const entry = { by: system, action: 'classes-deleted-by-time', schoolId } as const;
      await insertAuditEntry(connection, { ...entry, details: { classes } }, now);
    });

  async function work(schoolId: string) {
    while ((await warnSome(schoolId)) === 'some');
    await tellOwners(schoolId);
    while ((await deleteSome(schoolId)) === 'some');
    await deleteClasses(schoolId);
  }

  return {
    run: async () => {
      const now = clock.now();
      const today = utcDayOf(now);
      await updateToUnwarned(db, now);
      const days = { today, ahead: addDays(today, keepingDays.ahead) };
      for (const schoolId of await findSchoolsToWork(db, days)) await work(schoolId);
    },

    noteDelivered: async ({ template, schoolId, createdAt }) => {
      if (template !== 'keeping-warning' || schoolId === null) return;
      const now = clock.now();
      await updateToKnown(db, schoolId, { by: 'email', until: createdAt, now });
    },
  };
}
