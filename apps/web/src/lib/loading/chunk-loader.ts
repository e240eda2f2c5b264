/** The server answers but no longer has the file, probably after a new release. */
export class ChunkMissing extends Error {}

export class ChunkUnreachable extends Error {
  readonly isServerDown: boolean;

  constructor(key: string, isServerDown: boolean) {
    super(key);
    this.isServerDown = isServerDown;
  }
}

export type ServerState = 'up' | 'down' | 'unreachable';

export interface ChunkLoaderDeps {
  readonly now: () => number;
  wait(ms: number): Promise<void>;
  isOnline(): boolean;
  checkServer(): Promise<ServerState>;
  canReload(): boolean;
  reload(): void;
  readonly memory: {
    read(): string | null;
    write(value: string): boolean;
    erase(): void;
  };
}

export interface ChunkLoader {
  load<T>(key: string, fetch: () => Promise<T>, mayReload: boolean): Promise<T>;
  loadAhead<T>(key: string, fetch: () => Promise<T>): Promise<T>;
  readonly now: () => number;
}

interface Reload {
  readonly key: string;
  readonly at: number;
}

const tries = 3;
const pauses = [500, 2_000];
/** An older reload is unrelated to a file that is missing now. */
const reloadCountsFor = 600_000;

/**
 * Three attempts, one page reload, one more attempt: a tab requests a missing file four times at
 * most.
 */
export function createChunkLoader(deps: ChunkLoaderDeps): ChunkLoader {
  const failures = new Map<string, number>();
  let isLeaving = false;

  const lastReload = (): Reload | null => {
    try {
      const stored = JSON.parse(deps.memory.read() ?? 'null') as Reload | null;
      return stored && deps.now() - stored.at < reloadCountsFor ? stored : null;
    } catch {
      return null;
    }
  };

  const noteSuccess = (key: string): void => {
    failures.delete(key);
    if (lastReload()?.key === key) deps.memory.erase();
  };

  const noteFailure = (key: string): number => {
    const count = (failures.get(key) ?? 0) + 1;
    failures.set(key, count);
    return count;
  };

  const reloadOnce = (key: string): boolean => {
    if (lastReload() !== null || !deps.canReload()) return false;
    // Without storage the page would reload forever.
    isLeaving = deps.memory.write(JSON.stringify({ key, at: deps.now() } satisfies Reload));
    if (isLeaving) deps.reload();
    return isLeaving;
  };

  /** The page is about to reload, so no error is shown. */
  const never = <T>(): Promise<T> => new Promise<T>(() => {});

  async function load<T>(key: string, fetch: () => Promise<T>, mayReload: boolean): Promise<T> {
    for (let failed = 1; ; failed += 1) {
      try {
        const value = await fetch();
        noteSuccess(key);
        return value;
      } catch {
        const server = deps.isOnline() ? await deps.checkServer() : null;
        if (isLeaving) return never<T>();
        if (server === 'up') {
          const isSpent = noteFailure(key) >= tries;
          if (isSpent && mayReload && reloadOnce(key)) return never<T>();
          if (isSpent || lastReload() !== null) throw new ChunkMissing(key);
        } else if (server === null || failed >= tries) {
          throw new ChunkUnreachable(key, server === 'down');
        }
        await deps.wait(pauses[failed - 1] ?? 0);
      }
    }
  }

  async function loadAhead<T>(key: string, fetch: () => Promise<T>): Promise<T> {
    // After a reload each file has one attempt left, reserved for the page that needs it.
    if (failures.has(key) || lastReload() !== null) throw new ChunkMissing(key);
    try {
      return await fetch();
    } catch (error) {
      if (deps.isOnline()) noteFailure(key);
      throw error;
    }
  }

  return { load, loadAhead, now: deps.now };
}
