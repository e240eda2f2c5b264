import type { Selectable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schools } from '../../platform/database/schema.generated.ts';

export type School = Selectable<Schools>;

export async function findSchoolOfTenant(
  connection: Connection,
  provider: string,
  tenant: string,
): Promise<School | null> {
  const row = await connection
    .selectFrom('schoolTenants')
    .innerJoin('schools', 'schools.schoolId', 'schoolTenants.schoolId')
    .selectAll('schools')
    .where('provider', '=', provider)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row ?? null;
}
