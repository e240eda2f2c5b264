import type { Pool } from '../database/database.ts';

/** The schools whose students an administrator may see. */
export type OpenSchools = 'all' | readonly string[];

export const supportAccessModes = ['open', 'granted'] as const;
export type SupportAccess = (typeof supportAccessModes)[number];

/** Consumer and freemium schools belong to the platform; at others an owner opens a window. */
const open = {
  name: 'open-schools',
  text: `
    SELECT school_id FROM schools WHERE is_consumer_group OR is_freemium_group
    UNION
    SELECT school_id FROM support_windows WHERE ends_at > $1`,
};

export async function findOpenSchools(pool: Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ school_id: string }>({ ...open, values: [now] });
  return rows.map(({ school_id: schoolId }) => schoolId);
}
