import type { Sort } from '@trio/domain/sorting/sort';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/database.ts';
import { toProgress } from '../../data/student-states.mapper.ts';
import { updateStudentStates, type NotedProgress } from '../../data/student-states.repository.ts';
import type { StudentKey } from '../../data/students.repository.ts';

/**
 * Progress on the fast path of a save, written for all students together, so that a save does not
 * pay for class screens. A crash loses half a second of it, and the student's next save repairs it.
 */
export interface StudentProgress {
  note(owner: StudentKey, sort: Sort): void;
  /** Writes at once what was noted; call it before the server stops. */
  flush(): Promise<void>;
}

const delayMs = 500;
/** During an outage of the database, the oldest are dropped. */
const mostNoted = 20_000;

export function createStudentProgress(
  pool: Pool,
  clock: Clock,
  onError: (error: unknown) => void,
): StudentProgress {
  const noted = new Map<string, NotedProgress>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  }

  async function write(): Promise<void> {
    const batch = [...noted];
    if (batch.length === 0) return;
    noted.clear();
    try {
      await updateStudentStates(
        pool,
        batch.map(([, progress]) => progress),
      );
    } catch (error) {
      onError(error);
      for (const [key, progress] of batch) if (!noted.has(key)) noted.set(key, progress);
      schedule();
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  return {
    note: (owner, sort) => {
      const key = `${owner.schoolId} ${owner.studentId}`;
      noted.delete(key);
      noted.set(key, { ...owner, ...toProgress(sort), activeAt: clock.now() });
      if (noted.size > mostNoted) noted.delete(noted.keys().next().value ?? '');
      schedule();
    },
    flush,
  };
}
