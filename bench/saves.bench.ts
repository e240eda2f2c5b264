import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLatestSorts } from '../apps/api/src/features/sorting/latest-sorts.cache.ts';
import { createStudentProgress } from '../apps/api/src/features/sorting/student-progress.cache.ts';
import {
  createSortingService,
  type SortingService,
} from '../apps/api/src/features/sorting/sorting.service.ts';
import { toSortRow } from '../apps/api/src/data/sorts.mapper.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { connectDatabase } from '../apps/api/src/platform/database/connect.ts';
import {
  transactOn,
  type OpenDatabase,
  type Pool,
} from '../apps/api/src/platform/database/database.ts';
import { startProduct } from '../e2e/start-product.ts';
import type { ResultBody } from '../packages/contracts/src/results.ts';
import { toResultBody } from '../packages/contracts/src/results-wire.ts';
import { cardKeys } from '../packages/deck/src/facts.generated.ts';
import { answerCard } from '../packages/domain/src/sorting/passes.ts';
import { confirmSort } from '../packages/domain/src/sorting/ranks.ts';
import type { Sort } from '../packages/domain/src/sorting/sort.ts';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import { openAsNewStudent } from './connection.ts';
import { median, rounded } from './figures.ts';
import { addStudents, halfSorted, pickedSort, type SortingStudent } from './saves-students.ts';

export const name = 'saves';

const atOnce = 16;
const schools = 200;
const rounds = 12;
/** A server runs for days, so it is measured when its code is compiled: after 8 s of load. */
const warmUpRounds = 20;
const roundMs = 400;

type Save = () => Promise<void>;

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  try {
    const database = await connectDatabase({
      databaseUrl: undefined,
      dataFolder: folder,
      poolSize: atOnce,
      log: () => {},
      onConnectionError: () => {},
      whenRunning: 'share',
    });
    try {
      log(`saves, ${atOnce} students at once…`);
      const saves = await measureSaves(product.url, database);
      log(`confirmations, ${atOnce} students at once…`);
      return [...saves, ...(await measureConfirmations(database))];
    } finally {
      await database.close();
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSaves(url: string, database: OpenDatabase): Promise<Row[]> {
  const { db, pool } = database;
  const httpMs: number[] = [];
  const [first, second] = [serverOn(database), serverOn(database)];
  const newStudents = () => addStudents(db, 1, atOnce, halfSorted);
  const overHttp: Save[] = [];
  for (let each = 0; each < atOnce; each += 1) overHttp.push(await httpSave(url, httpMs));
  const perSecond = await inTurns({
    plain: timed((await newStudents()).map((student) => plainSave(pool, student))),
    inDatabase: timed((await newStudents()).map((student) => serviceSave([first], student))),
    twoServers: timed(
      (await newStudents()).map((student) => serviceSave([first, second], student)),
    ),
    overHttp: timed(overHttp),
  });
  const peer = 'peer: a prepared UPDATE of the same columns';
  return [
    compare(`saves in the database; ${peer}`, perSecond.inDatabase, perSecond.plain),
    compare(`saves over HTTP; ${peer}`, perSecond.overHttp, perSecond.plain),
    compare(`saves by two servers in turn; ${peer}`, perSecond.twoServers, perSecond.plain),
    { what: 'a save over HTTP, median', ours: rounded(median(httpMs)), unit: 'ms' },
  ];
}

async function measureConfirmations(database: OpenDatabase): Promise<Row[]> {
  const server = serverOn(database);
  const perRound = 10 * atOnce;
  const inSchools = (count: number) => async () => {
    const students = await addStudents(database.db, count, perRound, pickedSort);
    const from = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, each) => {
        const own = students.filter((_student, index) => index % atOnce === each);
        for (const student of own) await confirm(server, student);
      }),
    );
    return (perRound / (performance.now() - from)) * 1000;
  };
  const perSecond = await inTurns({ one: inSchools(1), many: inSchools(schools) });
  const what = `confirmations in one school; peer: in ${schools} schools`;
  return [compare(what, perSecond.one, perSecond.many)];
}

const serverOn = ({ db, pool }: OpenDatabase): SortingService =>
  createSortingService({
    db,
    transact: transactOn(db),
    clock: systemClock,
    latestSorts: createLatestSorts(pool, systemClock),
    progress: createStudentProgress(pool, systemClock, (error) => {
      throw error;
    }),
    findExtraCards: () => Promise.resolve([]),
  });

/** Alternates the variants, so that other load on the machine affects all of them. */
async function inTurns<Name extends string>(
  ways: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const entries = Object.entries<() => Promise<number>>(ways);
  const figures = Object.fromEntries(entries.map(([way]): [string, number[]] => [way, []]));
  for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
    for (const [way, measure] of entries) {
      const figure = await measure();
      if (round > 0) figures[way]?.push(figure);
    }
  }
  return figures as Record<Name, number[]>;
}

const timed = (saves: readonly Save[]) => async (): Promise<number> => {
  let count = 0;
  const from = performance.now();
  await Promise.all(
    saves.map(async (save) => {
      while (performance.now() - from < roundMs) {
        await save();
        count += 1;
      }
    }),
  );
  return (count / (performance.now() - from)) * 1000;
};

/** The median of the ratios per round, because other load changes between rounds. */
const compare = (what: string, ours: readonly number[], peer: readonly number[]): Row => ({
  what,
  ours: Math.round(median(ours)),
  peer: Math.round(median(peer)),
  ratio: median(ours.map((figure, round) => figure / (peer[round] ?? Number.NaN))),
  unit: '/s',
});

/** The minimum cost of a durable save: nothing is read, merged or compared. */
function plainSave(pool: Pool, { caller, sort }: SortingStudent): Save {
  const { answers, answeredMs, state } = toSortRow(sort);
  const values = [
    caller.schoolId,
    caller.userId,
    sort.id,
    answers,
    `{${answeredMs.join()}}`,
    state,
  ];
  return async () => {
    await pool.query({
      name: 'bench-plain-update',
      text: `
        UPDATE sorts SET revision = revision + 1, answers = $4, answered_ms = $5, state = $6
        WHERE school_id = $1 AND student_id = $2 AND sort_id = $3
        RETURNING revision`,
      values,
    });
  };
}

function serviceSave(servers: readonly SortingService[], student: SortingStudent): Save {
  const { caller, sort } = student;
  const nextBody = answering(sort);
  let { revision } = student;
  let turn = 0;
  return async () => {
    const server = servers[(turn += 1) % servers.length];
    const answer = await server?.update(caller, sort.id, { ...nextBody(), revision }, 'en');
    if (!answer || answer.merged) throw new Error('The save did not take the fast path.');
    ({ revision } = answer);
  };
}

function answering(sort: Sort): () => ResultBody {
  let at = Date.now();
  const [card = ''] = sort.deck;
  const body = toResultBody(answerCard(sort, card, 'superlike', at), 'bench', sort);
  return () => {
    at += 1;
    return { ...body, cards: body.cards?.map((each) => ({ ...each, at })) };
  };
}

async function httpSave(url: string, times: number[]): Promise<Save> {
  const ask = await openAsNewStudent(url);
  const sort = halfSorted(crypto.randomUUID());
  const begun = await ask('POST', '/api/results', {
    id: sort.id,
    startTime: sort.startedAt,
    cards: cardKeys.map((card) => ({ name: card, result: null })),
  });
  if (begun.status !== 201) throw new Error(`A sort could not be started: ${begun.text}`);
  const first = await ask('PUT', `/api/results/${sort.id}`, toResultBody(sort, 'bench'));
  if (first.status !== 200) throw new Error(`A save was refused: ${first.text}`);
  const nextBody = answering(sort);
  let { revision } = JSON.parse(first.text) as { revision: number };
  return async () => {
    const sent = performance.now();
    const answer = await ask('PUT', `/api/results/${sort.id}`, { ...nextBody(), revision });
    times.push(performance.now() - sent);
    if (answer.status !== 200) throw new Error(`A save was refused: ${answer.text}`);
    ({ revision } = JSON.parse(answer.text) as { revision: number });
  };
}

async function confirm(server: SortingService, { caller, sort, revision }: SortingStudent) {
  const confirmed = confirmSort(sort, Date.now());
  if (!confirmed) throw new Error('The sort has no three cards.');
  const body = { ...toResultBody(confirmed, 'bench'), revision };
  const { selected } = await server.update(caller, sort.id, body, 'en');
  if (selected.length !== 3) throw new Error('The sort was not confirmed.');
}
