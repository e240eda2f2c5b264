import type { Database } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/ids.ts';
import { createSchool, createStudent } from './factories.ts';

interface Counts {
  readonly students: number;
  readonly began?: number;
  readonly finished?: number;
  readonly wrote?: number;
}

const cards = ['freshWater', 'everydayCare', 'robotsAtWork'];

/** A school whose students did something on this day: the first ones got furthest. */
export async function createCountedSchool(
  db: Database,
  { students, began = 0, finished = 0, wrote = 0 }: Counts,
  { boardId, name = 'Test School', at }: { boardId?: string; name?: string; at: Date },
) {
  const { schoolId } = await createSchool(db, { name, ...(boardId !== undefined && { boardId }) });
  for (let n = 0; n < students; n += 1) {
    const { id: studentId } = await createStudent(db, schoolId, { createdAt: at });
    if (n >= began) continue;
    const isFinished = n < finished;
    const words = { reasons: ['Because', '', ''], shared: '', action: '' };
    await db
      .insertInto('sorts')
      .values({
        schoolId,
        studentId,
        sortId: newId(),
        createdAt: at,
        confirmedAt: isFinished ? at : null,
        startedMs: at.getTime(),
        deck: [],
        answers: '',
        answeredMs: [],
        state: '{}',
        selected: isFinished ? JSON.stringify(cards) : null,
        reflection: n < wrote ? JSON.stringify(words) : null,
      })
      .execute();
  }
  return { schoolId };
}
