import { fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import type { Connection, Pool } from '../database/database.ts';
import { deleteJobs } from './jobs.repository.ts';
import { reportSparingly } from './report-sparingly.ts';

/** Jobs carry ids, never personal data. */
export interface JobData {
  readonly mail: { readonly mailId: string };
  readonly 'mail-cleanup': null;
  readonly 'identity-cleanup': null;
  readonly 'usage-cleanup': null;
  readonly 'audit-cleanup': null;
  readonly 'audit-seal': null;
  readonly 'audit-summary': null;
  readonly 'unverified-schools': null;
  readonly 'refused-schools': null;
  readonly 'owner-changes': null;
  readonly 'guardian-requests': null;
  readonly 'second-factors': null;
  readonly 'talk-requests': null;
  readonly 'step-reminders': null;
  readonly keeping: null;
  readonly 'effect-results': null;
  readonly 'board-figures': null;
  readonly 'first-board-figures': null;
  readonly 'unused-images': null;
  readonly 'unwanted-files': null;
}

export type QueueName = keyof JobData;

interface QueueSettings {
  readonly pollSeconds: number;
  /** A job that takes longer has failed. A killed process is noticed sooner, by its heartbeat. */
  readonly limitSeconds: number;
}

const cleanUp: QueueSettings = { pollSeconds: 60, limitSeconds: 6 * 60 * 60 };

const queueSettings: Readonly<Record<QueueName, QueueSettings>> = {
  // A person waits for the email. The handler has its own timeouts.
  mail: { pollSeconds: 1, limitSeconds: 300 },
  'mail-cleanup': cleanUp,
  'identity-cleanup': cleanUp,
  'usage-cleanup': cleanUp,
  'audit-cleanup': cleanUp,
  'audit-seal': { pollSeconds: 15, limitSeconds: 30 * 60 },
  'audit-summary': cleanUp,
  'unverified-schools': cleanUp,
  'refused-schools': cleanUp,
  'owner-changes': cleanUp,
  'guardian-requests': cleanUp,
  'second-factors': cleanUp,
  'talk-requests': cleanUp,
  'effect-results': cleanUp,
  'board-figures': cleanUp,
  'first-board-figures': cleanUp,
  keeping: cleanUp,
  'step-reminders': { pollSeconds: 60, limitSeconds: 30 * 60 },
  'unused-images': cleanUp,
  'unwanted-files': cleanUp,
};

const queues = Object.keys(queueSettings) as QueueName[];

type Handler<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

interface EnqueueOptions {
  readonly delaySeconds?: number;
  /** While a job with this key exists, no second one is added. */
  readonly onceFor?: string;
}

export interface Jobs {
  /** Several servers may call it at once. */
  install(): Promise<void>;
  /** In the caller's transaction: the job commits or rolls back with its cause. */
  enqueue<Q extends QueueName>(
    connection: Connection,
    queue: Q,
    data: JobData[Q],
    options?: EnqueueOptions,
  ): Promise<void>;
  discard(
    connection: Connection,
    queue: QueueName,
    name: string,
    values: readonly string[],
  ): Promise<void>;
  start(onError: (error: unknown) => void): Promise<void>;
  /** A job whose handler throws, or whose process dies, runs again. */
  work<Q extends QueueName>(queue: Q, handler: Handler<Q>): Promise<void>;
  /** A cron expression in UTC. Runs once, however many servers there are. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  stop(): Promise<void>;
}

const heartbeatSeconds = 15;
const noticeSeconds = 5;
const stopPatienceMs = 5_000;

/** The library detects duplicates per time slot; this slot lasts until 2038. */
const longestSlot = 2 ** 31 - 1;

const jobSettings = (queue: QueueName): SendOptions => ({
  heartbeatSeconds,
  expireInSeconds: queueSettings[queue].limitSeconds,
  // Only for a handler that could not record its failure; handlers decide about their retries.
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  deleteAfterSeconds: 60 * 60,
});

export function createJobs(pool: Pool): Jobs {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({
    db,
    superviseIntervalSeconds: noticeSeconds,
    monitorIntervalSeconds: noticeSeconds,
    flowIntervalSeconds: 60,
  });
  let report: (error: unknown) => void = () => {};
  boss.on('error', (error) => report(error));

  return {
    install: async () => {
      const installer = new PgBoss({ db, supervise: false, schedule: false });
      installer.on('error', (error) => report(error));
      await installer.start();
      for (const queue of queues) await installer.createQueue(queue);
      await installer.stop({ graceful: false, close: false });
      // The library reads a queue's row on first use, on a second connection. If ten transactions
      // did that at once, they would wait for an eleventh connection of a pool of ten.
      for (const queue of queues) await boss.findJobs(queue, { id: crypto.randomUUID() });
    },

    enqueue: async (connection, queue, data, { delaySeconds = 0, onceFor } = {}) => {
      // The library's SQL has its own column names, which our plugin would change.
      const transaction = fromKysely(connection.withoutPlugins());
      await boss.send(queue, data, {
        ...jobSettings(queue),
        startAfter: delaySeconds,
        ...(onceFor !== undefined && { singletonKey: onceFor, singletonSeconds: longestSlot }),
        db: transaction,
      });
    },

    discard: deleteJobs,

    start: async (onError) => {
      report = reportSparingly(onError, () => performance.now());
      await boss.start();
    },

    work: async (queue, handler) => {
      type Data = JobData[typeof queue];
      await boss.work<Data>(
        queue,
        {
          batchSize: 5,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: queueSettings[queue].pollSeconds,
          perJobResults: true,
        },
        (batch) =>
          Promise.all(
            batch.map(async ({ id, data }) => {
              try {
                await handler(data);
                return { id, status: 'completed' as const };
              } catch (error) {
                report(error);
                return { id, status: 'failed' as const };
              }
            }),
          ),
      );
    },

    schedule: (queue, cron) => boss.schedule(queue, cron, null, jobSettings(queue)),

    stop: async () => {
      const finished = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })));
      const patience = AbortSignal.timeout(stopPatienceMs);
      await Promise.race([
        finished,
        new Promise((resolve) => {
          patience.addEventListener('abort', resolve, { once: true });
        }),
      ]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
