import type { Connection } from '../../platform/database/database.ts';

export interface Tenant {
  readonly provider: string;
  /** The provider's key of the school or board. */
  readonly tenant: string;
}

export const findTenants = (connection: Connection, schoolId: string): Promise<Tenant[]> =>
  connection
    .selectFrom('schoolTenants')
    .select(['provider', 'tenant'])
    .where('schoolId', '=', schoolId)
    .orderBy('provider')
    .orderBy('tenant')
    .execute();

export const findOwner = (
  connection: Connection,
  { provider, tenant }: Tenant,
): Promise<{ schoolId: string; name: string } | undefined> =>
  connection
    .selectFrom('schoolTenants')
    .innerJoin('schools', 'schools.schoolId', 'schoolTenants.schoolId')
    .select(['schools.schoolId', 'name'])
    .where((eb) => eb.and({ provider, tenant }))
    .executeTakeFirst();

export async function insertTenant(
  connection: Connection,
  schoolId: string,
  { provider, tenant }: Tenant,
): Promise<'inserted' | 'there-already'> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('schoolTenants')
    .values({ provider, tenant, schoolId })
    .onConflict((conflict) => conflict.columns(['provider', 'tenant']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'inserted' : 'there-already';
}

export async function deleteTenant(
  connection: Connection,
  schoolId: string,
  { provider, tenant }: Tenant,
): Promise<'deleted' | 'not-found'> {
  const { numDeletedRows } = await connection
    .deleteFrom('schoolTenants')
    .where((eb) => eb.and({ provider, tenant, schoolId }))
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'deleted' : 'not-found';
}
