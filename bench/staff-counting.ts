import type { Pool } from '../apps/api/src/platform/database/database.ts';
import { median, rounded } from './figures.ts';

const rounds = 5;

export async function measureCounting(pool: Pool, students: number) {
  const middle = Math.floor(students / 2);
  return {
    stats: await timeOf(
      pool,
      `SELECT count(*), sum(sort_attempts), sum(time_spent_ms), sum(timed_sorts),
         count(*) FILTER (WHERE timed_sorts > 0) FROM students`,
    ),
    months: await timeOf(
      pool,
      `SELECT date_trunc('month', created_at), count(*) FROM students GROUP BY 1 ORDER BY 1 DESC`,
    ),
    challenges: await timeOf(
      pool,
      `SELECT card, count(*) FROM students, jsonb_array_elements_text(selected) card
       GROUP BY 1 ORDER BY 2 DESC`,
    ),
    schools: await timeOf(
      pool,
      `SELECT name, count(student_id) FROM schools LEFT JOIN students USING (school_id)
       GROUP BY schools.school_id ORDER BY 2 DESC LIMIT 20`,
    ),
    middlePage: await timeOf(
      pool,
      `SELECT * FROM students ORDER BY last_sorted_at DESC, student_id DESC LIMIT 20 OFFSET ${middle}`,
    ),
  };
}

async function timeOf(pool: Pool, statement: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sent = performance.now();
    await pool.query(statement);
    times.push(performance.now() - sent);
  }
  return rounded(median(times));
}
