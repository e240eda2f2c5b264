import { sql } from 'kysely';
import type { Database } from '../apps/api/src/platform/database/database.ts';

/** In this order because of their references. */
const tables = [
  'students',
  'sorts',
  'student_states',
  'student_steps',
  'step_check_ins',
  'talk_requests',
  'conversations',
  'queue_delays',
  'class_students',
];

/**
 * Copies students of a school, with all that the queue reads, until it has so many. Every second one
 * asks to talk, so that the queue is long.
 */
export async function fillSchool(db: Database, schoolId: string, count: number): Promise<void> {
  await db.transaction().execute(async (connection) => {
    await sql`
      CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
        SELECT s.student_id AS old_id, gen_random_uuid() AS new_id
        FROM (SELECT student_id, row_number() OVER (ORDER BY student_id) AS place
              FROM students WHERE school_id = ${schoolId}) s
        CROSS JOIN generate_series(1, ${count}) AS copy
        ORDER BY copy, place
        LIMIT ${count} - (SELECT count(*) FROM students WHERE school_id = ${schoolId})`.execute(
      connection,
    );
    for (const table of tables) {
      const { rows } = await sql<{ name: string }>`
        SELECT column_name AS name FROM information_schema.columns
        WHERE table_name = ${table} AND table_schema = 'public' AND is_generated = 'NEVER'`.execute(
        connection,
      );
      const names = rows.map(({ name }) => name);
      const values = names.map((name) => valueOf(table, name));
      // A trigger may have made a row with the student.
      await sql`DELETE FROM ${sql.table(table)} t USING copies c
        WHERE t.student_id = c.new_id AND ${table} <> 'students'`.execute(connection);
      await sql`INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        SELECT ${sql.join(values)} FROM ${sql.table(table)} t JOIN copies c
          ON t.student_id = c.old_id WHERE t.school_id = ${schoolId}`.execute(connection);
    }
    await sql`
      INSERT INTO talk_requests (school_id, student_id, request_id, asked_at, passed_on_at)
        SELECT school_id, student_id, gen_random_uuid(), now(), now()
        FROM (SELECT *, row_number() OVER (ORDER BY student_id) AS place
              FROM students WHERE school_id = ${schoolId}) s
        WHERE place % 2 = 0
      ON CONFLICT DO NOTHING`.execute(connection);
  });
  await sql`ANALYZE`.execute(db);
}

function valueOf(table: string, column: string) {
  if (column === 'student_id') return sql`c.new_id`;
  if (column === 'conversation_id') return sql`gen_random_uuid()`;
  if (table === 'students' && column === 'username') return sql`NULL`;
  if (table === 'students' && column === 'email') return sql`c.new_id || '@bench.example'`;
  return sql`${sql.ref(`t.${column}`)}`;
}
