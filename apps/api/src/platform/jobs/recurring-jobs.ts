import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findCompletion, recordCompletion } from './daily-jobs.repository.ts';
import type { Jobs, QueueName } from './jobs.ts';

export interface RecurringJob {
  readonly queue: Exclude<QueueName, 'mail'>;
  readonly cron: string;
  /** Runs after the start if no server ran at its time. */
  readonly isDaily?: true;
  readonly run: () => Promise<void>;
}

interface RecurringDeps {
  readonly jobs: Pick<Jobs, 'enqueue' | 'work' | 'schedule'>;
  readonly db: Database;
  readonly clock: Clock;
}

const dayMs = 24 * 60 * 60_000;

export async function startRecurringJobs(
  deps: RecurringDeps,
  recurringJobs: readonly RecurringJob[],
): Promise<void> {
  const { jobs, db, clock } = deps;
  for (const { queue, cron, isDaily, run } of recurringJobs) {
    // Before the worker first polls the queue, so that it finds the job at once.
    if (isDaily) await enqueueIfMissed(deps, queue);
    await jobs.work(queue, async () => {
      await run();
      if (isDaily) await recordCompletion(db, queue, clock.now());
    });
    await jobs.schedule(queue, cron);
  }
}

async function enqueueIfMissed(
  { jobs, db, clock }: RecurringDeps,
  queue: RecurringJob['queue'],
): Promise<void> {
  const completedAt = await findCompletion(db, queue);
  if (completedAt !== null && clock.now().getTime() - completedAt.getTime() <= dayMs) return;
  const onceFor = `missed since ${completedAt?.toISOString() ?? 'ever'}`;
  await jobs.enqueue(db, queue, null, { onceFor });
}
