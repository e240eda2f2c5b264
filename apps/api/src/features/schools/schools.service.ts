import type { SchoolSettings as WireSchool } from '@trio/contracts/schools';
import { ApiError } from '../../http/api-error.ts';
import { mayNameStudentsOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Pool, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import {
  findSchool,
  findSchoolByCode,
  hasStudents,
  lockSchool,
  updateSchool,
  updateSchoolOnce,
  type School,
} from '../../data/schools.repository.ts';
import { findActiveStaff, findStaffByAge } from '../../data/staff.repository.ts';
import {
  countSchools,
  findOverviews,
  findSchoolIds,
  type SchoolOverview,
} from './school-list.repository.ts';
import {
  contradictionsIn,
  findCard,
  inDeckOrder,
  mostExcludedCards,
  type Contradiction,
  type SchoolSettings,
} from './schools.rules.ts';
import { approveSchool } from './school-reviews.service.ts';
import { toWireSchool, changesBetween } from './schools.mapper.ts';

export interface SchoolsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'hashPassword' | 'isCommonPassword'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly settings: {
    readonly needsSchoolApproval: boolean;
  };
}

export interface DeleteSchoolDeps extends Pick<SchoolsDeps, 'identity' | 'outbox' | 'clock'> {
  /** Without a time limit: a school may have thousands of students to delete. */
  readonly transactLongRunning: Transact;
}

export interface SchoolListDeps extends Pick<SchoolsDeps, 'db' | 'clock' | 'settings'> {
  readonly pool: Pool;
}

export interface SchoolsService {
  list(
    by: Actor,
    query: { readonly search?: string; readonly isAwaiting: boolean; readonly limit: number },
  ): Promise<{ readonly total: number; readonly schools: readonly SchoolOverview[] }>;
  find(by: Actor, idOrCode: string): Promise<School | null>;
  describe(by: Actor, schoolId: string): Promise<WireSchool>;
  approve(
    by: Actor,
    schoolId: string,
  ): Promise<Step & { readonly notifiedEmails: readonly string[] }>;
  /** For a school that does not receive emails: an administrator vouches for its addresses. */
  verify(by: Actor, schoolId: string): Promise<Step>;
  updateSettings(
    by: Actor & Pick<Caller, 'openSchools'>,
    schoolId: string,
    change: Partial<SchoolSettings>,
  ): Promise<{ readonly school: School; readonly contradictions: readonly Contradiction[] }>;
}

interface Step {
  readonly school: School;
  readonly isNew: boolean;
}

const isOfPlatform = ({ isConsumerGroup, isFreemiumGroup }: School): boolean =>
  isConsumerGroup || isFreemiumGroup;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function createSchoolsService(deps: SchoolsDeps): SchoolsService {
  const { db, transact, identity, clock, settings } = deps;

  const existing = <T>(school: T | null | undefined): T => {
    if (!school) throw new ApiError('school/not-found');
    return school;
  };

  /** A school that joins the platform's own schools is open to administrators. */
  async function refuseToOpen(
    connection: Connection,
    by: Pick<Caller, 'role' | 'openSchools'>,
    before: School,
    changed: School,
  ): Promise<void> {
    if (isOfPlatform(before) || !isOfPlatform(changed)) return;
    if (mayNameStudentsOf(by, before.schoolId)) return;
    if (await hasStudents(connection, before.schoolId)) throw new ApiError('support/not-granted');
  }

  return {
    list: async (by, { isAwaiting, search, limit }) => {
      refuseAllButAdmins(by);
      const waitsFor = settings.needsSchoolApproval ? 'approval' : 'verification';
      const filter = {
        ...(search !== undefined && { search }),
        ...(isAwaiting && ({ waitsFor } as const)),
      };
      const ids = await findSchoolIds(db, filter, { part: { offset: 0, limit } });
      return {
        total: await countSchools(db, filter),
        schools: await findOverviews(db, ids),
      };
    },

    find: async (by, idOrCode) => {
      refuseAllButAdmins(by);
      const wanted = idOrCode.trim();
      const byId = uuid.test(wanted) ? await findSchool(db, wanted) : null;
      return byId ?? findSchoolByCode(db, wanted);
    },

    describe: async (by, schoolId) => {
      refuseAllButAdmins(by);
      const [school] = await findOverviews(db, [schoolId]);
      const staff = await findStaffByAge(db, schoolId);
      const needsApproval = settings.needsSchoolApproval;
      return toWireSchool(existing(school), staff, { needsApproval, now: clock.now() });
    },

    approve: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const school = existing(await lockSchool(connection, schoolId));
        if (school.refusedAt !== null) throw new ApiError('school/refused');
        if (school.approvedAt !== null) return { school, isNew: false, notifiedEmails: [] };
        return { isNew: true, ...(await approveSchool(connection, deps, by, schoolId)) };
      });
    },

    verify: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const verified = await updateSchoolOnce(connection, schoolId, 'verifiedAt', clock.now());
        if (!verified) {
          return { school: existing(await findSchool(connection, schoolId)), isNew: false };
        }
        for (const { staffId } of await findActiveStaff(connection, schoolId)) {
          await identity.users.verifyEmail(connection, staffId, clock.now());
        }
        await insertAuditEntry(
          connection,
          { by, action: 'school-verified', schoolId },
          clock.now(),
        );
        return { school: verified, isNew: true };
      });
    },

    updateSettings: async (by, schoolId, { excludedCards, ...change }) => {
      refuseAllButAdmins(by);
      const cards = excludedCards && { excludedCards: checkCards(excludedCards) };
      return transact(async (connection) => {
        const before = existing(await lockSchool(connection, schoolId));
        const changed = { ...before, ...change, ...cards };
        await refuseToOpen(connection, by, before, changed);
        const details = changesBetween(before, changed);
        if (Object.keys(details).length === 0) {
          return { school: before, contradictions: contradictionsIn(before) };
        }
        const school = existing(await updateSchool(connection, schoolId, { ...change, ...cards }));
        const action = 'school-settings-changed';
        await insertAuditEntry(connection, { by, action, schoolId, details }, clock.now());
        return { school, contradictions: contradictionsIn(school) };
      });
    },
  };
}

function checkCards(names: readonly string[]): string[] {
  const cards = inDeckOrder(
    names.map((name) => {
      const card = findCard(name);
      if (card === null) throw new ApiError('request/invalid');
      return card;
    }),
  );
  if (cards.length > mostExcludedCards) throw new ApiError('school/too-few-cards');
  return cards;
}
