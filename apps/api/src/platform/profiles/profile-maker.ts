import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProfileData } from '@trio/profile/profile-data';
import { Piscina } from 'piscina';
import { createTurns } from './turns.ts';

/** Makes profiles away from the thread that answers requests. */
export interface ProfileMaker {
  /** Throws `ProfilesBusy` where too many wait already. */
  make(data: ProfileData): Promise<Uint8Array>;
  /** Has fonts and templates read before the first student asks. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Not now rather than never. */
export class ProfilesBusy extends Error {
  constructor() {
    super('profiles: too many at once');
  }
}

/** Names what went wrong and never the words that it went wrong with: they are a student's. */
class ProfileFailed extends Error {
  constructor(cause: unknown) {
    super(`profiles: one could not be made (${cause instanceof Error ? cause.name : 'unknown'})`);
  }
}

export interface ProfileMakerOptions {
  /** How many are made at the same time: each takes a core, and about 500 MB. */
  readonly workers?: number;
  /** How many more may wait. */
  readonly queue?: number;
  /** Says when one whose turn has come is given up. */
  readonly deadline?: () => AbortSignal;
  /** The program that each thread runs. */
  readonly program?: string;
}

const workerProgram = fileURLToPath(new URL('profile-worker.ts', import.meta.url));

/** One core is left for answering; beyond eight, memory is the scarcer. */
const workersHere = (): number => Math.min(8, Math.max(1, availableParallelism() - 1));

/** When the product stops, a thread that cannot be ended is not waited for. */
const closeMs = 2000;

export function createProfileMaker({
  workers = workersHere(),
  queue = 64,
  deadline = () => AbortSignal.timeout(20_000),
  program = workerProgram,
}: ProfileMakerOptions = {}): ProfileMaker {
  const turns = createTurns(workers, queue);
  let started: Piscina<ProfileData, Uint8Array> | undefined;
  let isClosed = false;

  const threads = (): Piscina<ProfileData, Uint8Array> => {
    // Nothing is started again behind the back of who has closed it.
    if (isClosed) throw new ProfilesBusy();
    return (started ??= startThreads());
  };

  const startThreads = () => {
    const pool = new Piscina<ProfileData, Uint8Array>({
      filename: program,
      name: 'makeProfile',
      minThreads: workers,
      maxThreads: workers,
      // A thread that waits goes on turning its loop, which frees what the last document held.
      atomics: 'disabled',
      // Requests come first. Only on Linux is this about the thread, and not about all of us.
      niceIncrement: process.platform === 'linux' ? 5 : 0,
    });
    // One that ended while it had nothing to do is replaced; without a listener it would end us too.
    pool.on('error', () => {});
    return pool;
  };

  return {
    make: async (data) => {
      if (!(await turns.take())) throw new ProfilesBusy();
      try {
        // Counted from here: who waited long is not given up for it. What is given up takes its thread
        // along, and the next one gets a new thread.
        return await threads().run(data, { signal: deadline() });
      } catch (error) {
        throw error instanceof ProfilesBusy ? error : new ProfileFailed(error);
      } finally {
        turns.end();
      }
    },

    warmUp: () => void threads(),

    close: async () => {
      isClosed = true;
      await Promise.race([started?.destroy(), setTimeout(closeMs, undefined, { ref: false })]);
    },
  };
}
