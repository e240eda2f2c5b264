import { createFiguresJobService } from '../features/boards/figures-job.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database/database.ts';
import { updateToHere } from './demo.repository.ts';

/** As the first night makes them, from what the demo's students did. */
export async function makeDemoFigures(connection: Connection, clock: Clock): Promise<void> {
  // The demo inserts sorts of the past without log-ins.
  await updateToHere(connection);
  await createFiguresJobService({ transact: (work) => work(connection), clock }).renewDue();
}
