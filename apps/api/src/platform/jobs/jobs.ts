import { fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import type { Connection, Pool } from '../database/database.ts';
import { deleteJobs } from './jobs.repository.ts';
import { reportSparingly } from './report-sparingly.ts';

/** What the jobs of each queue carry: ids, never what they stand for. */
export interface JobData {
  readonly mail: { readonly mailId: string };
  readonly 'mail-cleanup': null;
  readonly 'identity-cleanup': null;
  readonly 'usage-cleanup': null;
  readonly 'audit-cleanup': null;
  readonly 'unverified-schools': null;
  readonly 'unused-images': null;
  readonly 'unwanted-files': null;
}

export type QueueName = keyof JobData;

interface QueueSettings {
  /** How often the queue is looked into. */
  readonly pollSeconds: number;
  /** A job that takes longer has failed. A killed process is noticed sooner, by its heartbeat. */
  readonly limitSeconds: number;
}

const cleanUp: QueueSettings = { pollSeconds: 60, limitSeconds: 6 * 60 * 60 };

const queueSettings: Readonly<Record<QueueName, QueueSettings>> = {
  // Someone waits for a mail. Its handler bounds its own waiting.
  mail: { pollSeconds: 1, limitSeconds: 300 },
  'mail-cleanup': cleanUp,
  'identity-cleanup': cleanUp,
  'usage-cleanup': cleanUp,
  'audit-cleanup': cleanUp,
  'unverified-schools': cleanUp,
  'unused-images': cleanUp,
  'unwanted-files': cleanUp,
};

const queues = Object.keys(queueSettings) as QueueName[];

type Handler<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

interface EnqueueOptions {
  readonly delaySeconds?: number;
  /** No second job with this key is added for as long as the first is there. */
  readonly onceFor?: string;
}

/** Work that outlives the request that asked for it. */
export interface Jobs {
  /** Brings the queues' own tables to this version; several servers may do it at once. */
  install(): Promise<void>;
  /** In the caller's transaction: the job exists exactly if its cause does. */
  enqueue<Q extends QueueName>(
    connection: Connection,
    queue: Q,
    data: JobData[Q],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Jobs that carry one of these values under this name: what they were for is gone. */
  discard(
    connection: Connection,
    queue: QueueName,
    name: string,
    values: readonly string[],
  ): Promise<void>;
  /** From now on this process works; what goes wrong on the way is reported and never thrown. */
  start(onError: (error: unknown) => void): Promise<void>;
  /** A job whose handler throws, or whose process dies, runs again. */
  work<Q extends QueueName>(queue: Q, handler: Handler<Q>): Promise<void>;
  /** By a cron expression, in UTC; once, however many servers run. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Lets what has begun come to its end, for a while; what has not runs again elsewhere. */
  stop(): Promise<void>;
}

/** A killed process is noticed when its jobs have shown no sign of life for this long. */
const heartbeatSeconds = 15;
const noticeSeconds = 5;
const stopPatienceMs = 5_000;

/** The library counts duplicates in slots of time; this one lasts until 2038. */
const longestSlot = 2 ** 31 - 1;

const jobSettings = (queue: QueueName): SendOptions => ({
  heartbeatSeconds,
  expireInSeconds: queueSettings[queue].limitSeconds,
  // For a handler that could not even note its failure. How often to try a thing is the handler's own
  // to decide: it ends by returning.
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  deleteAfterSeconds: 60 * 60,
});

/** Jobs in our own database, through our own pool: what is enqueued commits or vanishes with its cause. */
export function createJobs(pool: Pool): Jobs {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({
    db,
    superviseIntervalSeconds: noticeSeconds,
    monitorIntervalSeconds: noticeSeconds,
    flowIntervalSeconds: 60,
  });
  let report: (error: unknown) => void = () => {};
  // Without a listener the first lost connection would end the process.
  boss.on('error', (error) => report(error));

  return {
    install: async () => {
      const installer = new PgBoss({ db, supervise: false, schedule: false });
      installer.on('error', (error) => report(error));
      await installer.start();
      for (const queue of queues) await installer.createQueue(queue);
      await installer.stop({ graceful: false, close: false });
      // The library reads a queue's row on its first use, on a connection of its own. Used first inside
      // ten transactions at once, it would wait for an eleventh connection that the pool does not have.
      for (const queue of queues) await boss.findJobs(queue, { id: crypto.randomUUID() });
    },

    enqueue: async (connection, queue, data, { delaySeconds = 0, onceFor } = {}) => {
      // Its own SQL, in its own names: our plug-in has no business with either.
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
