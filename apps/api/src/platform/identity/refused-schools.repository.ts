import type { Pool } from '../database/database.ts';

const refused = {
  name: 'user-of-refused-school',
  text: `
    SELECT FROM identity_users u JOIN schools s ON s.school_id = u.school_id
    WHERE u.id = $1 AND s.refused_at IS NOT NULL`,
};

export async function isOfRefusedSchool(pool: Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query({ ...refused, values: [userId] });
  return rowCount === 1;
}
