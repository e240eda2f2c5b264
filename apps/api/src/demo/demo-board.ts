import { sql } from 'kysely';
import { createFiguresJobService } from '../features/boards/figures-job.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database/database.ts';
import { demoBoard } from './demo-schools.ts';

/** All schools but the platform's own; those with few students show what is hidden. */
export async function insertDemoBoard(
  connection: Connection,
  createdAt: Date,
): Promise<typeof demoBoard> {
  await connection
    .insertInto('boards')
    .values({ ...demoBoard, createdAt })
    .execute();
  await connection
    .updateTable('schools')
    .set({ boardId: demoBoard.boardId })
    .where('isConsumerGroup', '=', false)
    .execute();
  return demoBoard;
}

/** As the first night makes them, from what the demo's students did. */
export async function makeDemoFigures(connection: Connection, clock: Clock): Promise<void> {
  // The demo inserts sorts of the past without log-ins.
  await sql`
    UPDATE student_states SET last_here_on = greatest(last_here_on, active_at::date)
    WHERE warning_id IS NULL AND active_at IS NOT NULL`.execute(connection);
  await createFiguresJobService({ transact: (work) => work(connection), clock }).renewDue();
}
