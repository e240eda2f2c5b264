import type { Owner } from '../apps/api/src/features/results/owner.ts';
import {
  createSaveInOneStep,
  type SaveInOneStep,
} from '../apps/api/src/features/results/save-in-one-step.repository.ts';
import { toSave } from '../apps/api/src/features/results/save-sort.ts';
import { toSavedSort, toSortRow } from '../apps/api/src/features/results/sorts.mapper.ts';
import { connectDatabase } from '../apps/api/src/platform/database/connect.ts';
import type { Pool } from '../apps/api/src/platform/database/database.ts';
import { toResultBody } from '../packages/contracts/src/results-wire.ts';
import { cardKeys } from '../packages/deck/src/facts.generated.ts';
import { answerCard } from '../packages/domain/src/sorting/passes.ts';
import { answers, startSort, type Sort } from '../packages/domain/src/sorting/sort.ts';
import { openAsNewStudent } from './connection.ts';

/** How many students save at the same moment. */
export const atOnce = 16;
const duration = 4000;
const rounds = 4;

/** Half of the deck answered: what a save in the middle of a sort carries. */
function halfSorted(id: string): Sort {
  const start = startSort(id, cardKeys, Date.now() - 600_000);
  return cardKeys
    .slice(0, 28)
    .reduce(
      (sort, card, place) =>
        answerCard(sort, card, answers[place % 3] ?? 'like', start.startedAt + place * 9000),
      start,
    );
}

async function beginSorting(url: string) {
  const ask = await openAsNewStudent(url);
  const sort = halfSorted(crypto.randomUUID());
  const deck = cardKeys.map((name) => ({ name, result: null }));
  const begun = await ask('POST', '/api/results', {
    id: sort.id,
    startTime: sort.startedAt,
    cards: deck,
  });
  if (begun.status !== 201) throw new Error(`A sort could not be begun: ${begun.text}`);
  const { revision } = JSON.parse(begun.text) as { revision: number };
  return { ask, sort, revision };
}

/** Milliseconds of each save over the wire, and how many there were in a second. */
export async function measureSavesOverHttp(url: string) {
  const students = [];
  for (let each = 0; each < atOnce; each += 1) students.push(await beginSorting(url));
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    students.map(async ({ ask, sort, revision: first }) => {
      const body = toResultBody(sort, 'bench');
      let revision = first;
      while (performance.now() - from < duration) {
        const sent = performance.now();
        const answer = await ask('PUT', `/api/results/${sort.id}`, { ...body, revision });
        times.push(performance.now() - sent);
        if (answer.status !== 200) throw new Error(`A save was refused: ${answer.text}`);
        ({ revision } = JSON.parse(answer.text) as { revision: number });
      }
    }),
  );
  return { times, perSecond: (times.length / (performance.now() - from)) * 1000 };
}

/** The same save in the database alone: our one statement, and reading, writing and committing in turn. */
export async function measureSavesInDatabase(dataFolder: string) {
  const open = await connectDatabase({
    databaseUrl: undefined,
    dataFolder,
    log: () => {},
    onConnectionError: () => {},
  });
  try {
    const rows = await open.db
      .selectFrom('sorts')
      .selectAll()
      .where('confirmedAt', 'is', null)
      .where('answers', 'like', '%l%')
      .limit(atOnce)
      .execute();
    const sorts = rows.map((row) => ({
      owner: { schoolId: row.schoolId, studentId: row.studentId },
      sort: toSavedSort(row).sort,
      revision: row.revision,
    }));
    const saveInOneStep = createSaveInOneStep(open.pool);
    const ways = {
      oneStep: (each: Sorting) => saveAtOnce(saveInOneStep, each),
      inSteps: (each: Sorting) => saveInSteps(open.pool, each),
    };
    const perSecond = { oneStep: 0, inSteps: 0 };
    // In turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ['oneStep', 'inSteps'] as const) {
        perSecond[way] += (await countSaves(sorts, ways[way])) / rounds;
      }
    }
    return perSecond;
  } finally {
    await open.close();
  }
}

interface Sorting {
  readonly owner: Owner;
  readonly sort: Sort;
  revision: number;
}

async function saveAtOnce(save: SaveInOneStep, { owner, sort, revision }: Sorting) {
  const step = toSave(sort.id, { ...toResultBody(sort, 'bench'), revision });
  const saved = step && (await save(owner, step));
  if (saved === null) throw new Error('The save did not take the short way.');
  return saved;
}

/** The transaction that one would write first: read and hold, bring together, write. */
async function saveInSteps(pool: Pool, { owner, sort }: Sorting) {
  const connection = await pool.connect();
  const key = [owner.schoolId, owner.studentId, sort.id];
  const where = 'WHERE school_id = $1 AND student_id = $2 AND sort_id = $3';
  try {
    await connection.query('BEGIN');
    await connection.query(`SELECT * FROM sorts ${where} FOR NO KEY UPDATE`, key);
    const { answers: letters, answeredMs, state } = toSortRow(sort);
    const { rows } = await connection.query<{ revision: number }>(
      `UPDATE sorts SET answers = $4, answered_ms = $5, state = $6, revision = revision + 1 ${where} RETURNING revision`,
      [...key, letters, answeredMs, state],
    );
    await connection.query('COMMIT');
    return rows[0]?.revision ?? 0;
  } finally {
    connection.release();
  }
}

/** Saves in a second, all students at once. */
async function countSaves(
  sorts: readonly Sorting[],
  save: (sorting: Sorting) => Promise<number>,
): Promise<number> {
  let count = 0;
  const from = performance.now();
  await Promise.all(
    sorts.map(async (each) => {
      while (performance.now() - from < duration / rounds) {
        each.revision = await save(each);
        count += 1;
      }
    }),
  );
  return (count / (performance.now() - from)) * 1000;
}
