import type { Caller } from '../../platform/identity/identity.ts';
import {
  deleteTenant,
  findOwner,
  findTenants,
  insertTenant,
  type Tenant,
} from './school-tenants.repository.ts';
import type { SchoolsWorld } from './schools-world.ts';
import { refuseAllButAdmins } from './schools.policy.ts';

type By = Pick<Caller, 'role'>;

export type MapOutcome =
  | { readonly is: 'mapped' | 'mapped-before' }
  /** A tenant is one school: whose students come through it must never be a guess. */
  | { readonly is: 'of-another-school'; readonly schoolName: string };

/** Which tenants of single sign-on providers are this school. */
export interface SchoolTenantsService {
  list(by: By, schoolId: string): Promise<readonly Tenant[]>;
  map(by: By, schoolId: string, tenant: Tenant): Promise<MapOutcome>;
  unmap(by: By, schoolId: string, tenant: Tenant): Promise<'deleted' | 'not-there'>;
}

export function createSchoolTenantsService({ db }: Pick<SchoolsWorld, 'db'>): SchoolTenantsService {
  return {
    list: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return findTenants(db, schoolId);
    },

    map: async (by, schoolId, tenant) => {
      refuseAllButAdmins(by);
      if ((await insertTenant(db, schoolId, tenant)) === 'inserted') return { is: 'mapped' };
      const owner = await findOwner(db, tenant);
      return owner && owner.schoolId !== schoolId
        ? { is: 'of-another-school', schoolName: owner.name }
        : { is: 'mapped-before' };
    },

    unmap: async (by, schoolId, tenant) => {
      refuseAllButAdmins(by);
      return deleteTenant(db, schoolId, tenant);
    },
  };
}
