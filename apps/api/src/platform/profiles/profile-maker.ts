import { availableParallelism, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@trio/i18n/languages';
import type { EngineName, LoadedEngine } from '@trio/profile/compiler/engines';
import type { ProfileData, SignInSheetData } from '@trio/profile/profile-data';
import { Piscina } from 'piscina';
import { createBoundedQueue } from '../bounded-queue.ts';

/** Renders in worker threads, so that requests are not blocked. */
export interface ProfileMaker {
  readonly engine: EngineName | 'none';
  /** Throws `ProfilesBusy` if the queue is full, `ProfilesUnavailable` without an engine. */
  make(data: ProfileData): Promise<Uint8Array>;
  makeDeckDocument(language: Language): Promise<Uint8Array>;
  makeCommentSheet(language: Language): Promise<Uint8Array>;
  makeLesson(language: Language): Promise<Uint8Array>;
  makeWorksheet(language: Language): Promise<Uint8Array>;
  makeSignInSheet(data: SignInSheetData): Promise<Uint8Array>;
  warmUp(): void;
  close(): Promise<void>;
}

export class ProfilesBusy extends Error {
  constructor() {
    super('profiles: too many at once');
  }
}

export class ProfilesUnavailable extends Error {
  constructor() {
    super('profiles: no engine is installed');
  }
}

/** Contains only the error's name: its message may quote a student. */
class ProfileFailed extends Error {
  constructor(cause: unknown) {
    super(`profiles: one could not be made (${cause instanceof Error ? cause.name : 'unknown'})`);
  }
}

export interface ProfileMakerOptions {
  readonly engine: LoadedEngine | undefined;
  /** Each takes a core, and 0.4 (native) to 0.9 GB (portable). */
  readonly workers?: number;
  readonly queue?: number;
  readonly deadline?: () => AbortSignal;
  readonly program?: string;
}

type Task = ProfileData | SignInSheetData | Language;

const workerProgram = fileURLToPath(new URL('profile-worker.ts', import.meta.url));

const memoryPerWorker = 3 * 2 ** 30;

/** Leaves one core for requests, and two thirds of the memory for everything else. */
const workersHere = (): number =>
  Math.max(1, Math.min(8, availableParallelism() - 1, Math.floor(totalmem() / memoryPerWorker)));

const closeMs = 2000;

export function createProfileMaker({
  engine,
  workers = workersHere(),
  queue: mostWaiting = 64,
  deadline = () => AbortSignal.timeout(20_000),
  program = workerProgram,
}: ProfileMakerOptions): ProfileMaker {
  const queue = createBoundedQueue(workers, mostWaiting);
  let started: Piscina<Task, Uint8Array> | undefined;
  let isClosed = false;

  const threads = () => {
    if (isClosed) throw new ProfilesBusy();
    return (started ??= startThreads());
  };

  const startThreads = () => {
    const pool = new Piscina<Task, Uint8Array>({
      filename: program,
      workerData: engine,
      minThreads: workers,
      maxThreads: workers,
      // An idle thread keeps its event loop running, which frees the buffers of the last document.
      atomics: 'disabled',
      // Requests come first. Only on Linux does this apply to one thread instead of the process.
      niceIncrement: process.platform === 'linux' ? 5 : 0,
    });
    // Without a listener, a thread that ends while idle would end the process.
    pool.on('error', () => {});
    return pool;
  };

  async function run(
    name: `make${'Profile' | 'DeckDocument' | 'CommentSheet' | 'Lesson' | 'Worksheet' | 'SignInSheet'}`,
    task: Task,
  ) {
    if (!engine) throw new ProfilesUnavailable();
    // The deadline starts here, so that waiting in the queue does not count.
    const making = queue.run(async () => threads().run(task, { name, signal: deadline() }));
    if (!making) throw new ProfilesBusy();
    try {
      return await making;
    } catch (error) {
      throw error instanceof ProfilesBusy ? error : new ProfileFailed(error);
    }
  }

  return {
    engine: engine?.name ?? 'none',
    make: (data) => run('makeProfile', data),
    makeDeckDocument: (language) => run('makeDeckDocument', language),
    makeCommentSheet: (language) => run('makeCommentSheet', language),
    makeLesson: (language) => run('makeLesson', language),
    makeWorksheet: (language) => run('makeWorksheet', language),
    makeSignInSheet: (data) => run('makeSignInSheet', data),
    warmUp: () => void (engine && threads()),

    close: async () => {
      isClosed = true;
      await Promise.race([started?.destroy(), setTimeout(closeMs, undefined, { ref: false })]);
    },
  };
}
