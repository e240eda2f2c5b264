import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import {
  contradictionsIn,
  findCard,
  inDeckOrder,
  mostExcludedCards,
  type Contradiction,
  type SchoolSettings,
} from './school-settings.ts';
import type { SchoolsWorld } from './schools-world.ts';
import { refuseAllButAdmins } from './schools.policy.ts';
import {
  findSchool,
  findSchoolByCode,
  findSchools,
  findStaff,
  updateOnce,
  updateSchool,
  type School,
  type SchoolOverview,
} from './schools.repository.ts';

type By = Pick<Caller, 'role'>;

export interface SchoolsService {
  list(
    by: By,
    query: { readonly search?: string; readonly isAwaiting: boolean; readonly limit: number },
  ): Promise<{ readonly total: number; readonly schools: readonly SchoolOverview[] }>;
  /** By its id or its access code. */
  find(by: By, idOrCode: string): Promise<School | null>;
  /** Tells the school’s staff, if this is what opens it. Doing it again changes nothing. */
  approve(by: By, schoolId: string): Promise<Step & { readonly told: readonly string[] }>;
  /** For a school whose mail never arrives: an administrator vouches for its addresses. */
  verify(by: By, schoolId: string): Promise<Step>;
  updateSettings(
    by: By,
    schoolId: string,
    change: Partial<SchoolSettings>,
  ): Promise<{ readonly school: School; readonly contradictions: readonly Contradiction[] }>;
}

interface Step {
  readonly school: School;
  /** Whether it was not so before. */
  readonly isNew: boolean;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function createSchoolsService(world: SchoolsWorld): SchoolsService {
  const { db, transact, identity, outbox, clock, settings } = world;

  const existing = (school: School | undefined): School => {
    if (!school) throw new ApiError('auth/school-not-found');
    return school;
  };

  return {
    list: async (by, { isAwaiting, ...query }) => {
      refuseAllButAdmins(by);
      const waitsFor = settings.needsSchoolApproval ? 'approval' : 'verification';
      return findSchools(db, { ...query, ...(isAwaiting && { waitsFor }) });
    },

    find: async (by, idOrCode) => {
      refuseAllButAdmins(by);
      const wanted = idOrCode.trim();
      const byId = uuid.test(wanted) ? await findSchool(db, wanted) : undefined;
      return byId ?? (await findSchoolByCode(db, wanted)) ?? null;
    },

    approve: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const approved = await updateOnce(connection, schoolId, 'approvedAt', clock.now());
        if (!approved) {
          const school = existing(await findSchool(connection, schoolId));
          return { school, isNew: false, told: [] };
        }
        // The mail says that students can come: to a school that still has to confirm its address, it
        // would say too much, and perhaps to a stranger.
        const staff = approved.verifiedAt === null ? [] : await findStaff(connection, schoolId);
        for (const { firstName, email, language } of staff) {
          const values = { firstName, schoolName: approved.name, accessCode: approved.accessCode };
          const content = { template: 'school-approved', values } as const;
          await outbox.enqueue(connection, { to: email, language, schoolId, content });
        }
        return { school: approved, isNew: true, told: staff.map(({ email }) => email) };
      });
    },

    verify: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const verified = await updateOnce(connection, schoolId, 'verifiedAt', clock.now());
        if (!verified) {
          return { school: existing(await findSchool(connection, schoolId)), isNew: false };
        }
        for (const { staffId } of await findStaff(connection, schoolId)) {
          await identity.users.verifyEmail(connection, staffId, clock.now());
        }
        return { school: verified, isNew: true };
      });
    },

    updateSettings: async (by, schoolId, { excludedCards, ...change }) => {
      refuseAllButAdmins(by);
      const cards = excludedCards && { excludedCards: checkCards(excludedCards) };
      const school = existing(await updateSchool(db, schoolId, { ...change, ...cards }));
      return { school, contradictions: contradictionsIn(school) };
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
  if (cards.length > mostExcludedCards) throw new ApiError('request/invalid');
  return cards;
}
