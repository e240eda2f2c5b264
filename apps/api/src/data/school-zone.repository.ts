import { zoneOfSchool } from '@trio/domain/time/school-zone';
import type { Connection } from '../platform/database/database.ts';

export async function findSchoolZone(connection: Connection, schoolId: string): Promise<string> {
  const place = await connection
    .selectFrom('schools')
    .select(['timeZone', 'country', 'state', 'region'])
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow();
  return zoneOfSchool(place);
}
