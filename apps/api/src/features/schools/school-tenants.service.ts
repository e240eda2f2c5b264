import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import {
  deleteTenant,
  findOwner,
  findTenants,
  insertTenant,
  type Tenant,
} from './school-tenants.repository.ts';
import type { SchoolsDeps } from './schools.service.ts';

export type MapOutcome =
  | { readonly kind: 'mapped' | 'already-mapped' }
  /** A tenant maps to one school only, so that a student's school is never ambiguous. */
  | { readonly kind: 'mapped-to-other-school'; readonly schoolName: string };

export interface SchoolTenantsService {
  list(by: Actor, schoolId: string): Promise<readonly Tenant[]>;
  map(by: Actor, schoolId: string, tenant: Tenant): Promise<MapOutcome>;
  unmap(by: Actor, schoolId: string, tenant: Tenant): Promise<'deleted' | 'not-found'>;
}

type TenantsDeps = Pick<SchoolsDeps, 'db' | 'transact' | 'clock'>;

export function createSchoolTenantsService({
  db,
  transact,
  clock,
}: TenantsDeps): SchoolTenantsService {
  return {
    list: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return findTenants(db, schoolId);
    },

    map: async (by, schoolId, tenant) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        if ((await insertTenant(connection, schoolId, tenant)) === 'inserted') {
          const entry = { by, action: 'tenant-mapped', schoolId, details: { ...tenant } } as const;
          await insertAuditEntry(connection, entry, clock.now());
          return { kind: 'mapped' };
        }
        const owner = await findOwner(connection, tenant);
        return owner && owner.schoolId !== schoolId
          ? { kind: 'mapped-to-other-school', schoolName: owner.name }
          : { kind: 'already-mapped' };
      });
    },

    unmap: async (by, schoolId, tenant) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const outcome = await deleteTenant(connection, schoolId, tenant);
        if (outcome === 'deleted') {
          const entry = {
            by,
            action: 'tenant-unmapped',
            schoolId,
            details: { ...tenant },
          } as const;
          await insertAuditEntry(connection, entry, clock.now());
        }
        return outcome;
      });
    },
  };
}
