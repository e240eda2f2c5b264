import type { SupportWindow, WindowHours } from '@trio/contracts/support-window';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findPerson } from '../../data/people.repository.ts';
import { lockSchool } from '../../data/schools.repository.ts';
import { findActiveOwners } from '../../data/staff.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { SupportAccess } from '../../platform/identity/open-schools.repository.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { findWindow, updateWindowToEnded, upsertWindow } from './support-window.repository.ts';

export interface SupportWindowService {
  find(caller: Caller): Promise<SupportWindow>;
  open(caller: Caller, hours: WindowHours): Promise<SupportWindow>;
  end(caller: Caller): Promise<void>;
}

interface SupportWindowDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
  readonly settings: { readonly supportAccess: SupportAccess };
}

const hourMs = 60 * 60_000;

/** No job ends a window: every request compares its end with the clock. */
export function createSupportWindowService(deps: SupportWindowDeps): SupportWindowService {
  const { db, transact, outbox, clock, settings } = deps;

  async function answer(connection: Connection, schoolId: string): Promise<SupportWindow> {
    const row = await findWindow(connection, schoolId, clock.now());
    return {
      access: settings.supportAccess,
      window: row
        ? {
            opened: row.openedAt.toISOString(),
            ends: row.endsAt.toISOString(),
            openedBy: row.openedBy,
          }
        : null,
    };
  }

  return {
    find: async (caller) => answer(db, staffSchoolIdOf(caller, ['owner'])),

    open: async (caller, hours) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      return transact(async (connection) => {
        const school = await lockSchool(connection, schoolId);
        const opener = await findPerson(connection, caller);
        if (!school || !opener) throw new ApiError('auth/user-not-found');
        const openedAt = clock.now();
        const endsAt = new Date(openedAt.getTime() + hours * hourMs);
        await upsertWindow(connection, { schoolId, openedBy: caller.userId, openedAt, endsAt });
        for (const owner of await findActiveOwners(connection, schoolId)) {
          await outbox.enqueue(connection, {
            to: owner.email,
            language: owner.language,
            schoolId,
            content: {
              template: 'support-window',
              values: {
                firstName: owner.firstName,
                openedBy: `${opener.firstName} ${opener.lastName}`,
                schoolName: school.name,
                hours: String(hours),
              },
            },
          });
        }
        const entry = { by: caller, action: 'support-window-opened', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, details: { hours } }, openedAt);
        return answer(connection, schoolId);
      });
    },

    end: async (caller) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      await transact(async (connection) => {
        const outcome = await updateWindowToEnded(connection, schoolId, clock.now());
        if (outcome === 'not-open') return;
        const entry = { by: caller, action: 'support-window-ended', schoolId } as const;
        await insertAuditEntry(connection, entry, clock.now());
      });
    },
  };
}
