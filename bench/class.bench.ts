import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/start-product.ts';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import {
  joinClass,
  openClasses,
  openStaff,
  type OpenClass,
  type SortingStudent,
} from './class-lesson.ts';
import type { SendRequest } from './connection.ts';
import { quantile, rounded } from './figures.ts';

export const name = 'class';

const classCount = 33;
const studentCount = 1000;
const joiningAtOnce = 8;

/** Between two cards of one student, and between two looks of one screen. */
const cardMs = { least: 3000, most: 7000 };
const lookMs = { least: 2000, most: 3000 };
const warmUpMs = 20_000;
const lessonMs = 90_000;
/** Twenty screens, each once a second. */
const pollers = 20;
const pollMs = 30_000;

export async function run({ log }: Context): Promise<Row[]> {
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const product = await startProduct(folder, {
    RATE_LIMITS: 'sign-up-address=10000/10, log-in-address=10000/10, log-in-lane-address=10000/1',
  });
  try {
    log(`${studentCount} students join ${classCount} classes…`);
    const classes = await openClasses(product.url, classCount);
    const students = await joinAll(product.url, classes);
    log('one class, looked at 20 times a second…');
    const polls = await pollOneClass(product.url, classes[0], students);
    log('all classes sort, with all screens open…');
    const lesson = await runLesson(classes, students);
    return [...polls, ...lesson];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function joinAll(url: string, classes: readonly OpenClass[]): Promise<SortingStudent[]> {
  const students: SortingStudent[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: joiningAtOnce }, async () => {
      while (next < studentCount) {
        const at = next;
        next += 1;
        students[at] = await joinClass(url, classes[at % classes.length]?.code ?? '');
      }
    }),
  );
  return students;
}

/** The class sorts meanwhile, so some looks have an answer and some are unchanged. */
async function pollOneClass(
  url: string,
  shown: OpenClass | undefined,
  students: readonly SortingStudent[],
): Promise<Row[]> {
  if (!shown) throw new Error('There is no class.');
  const connections: SendRequest[] = [];
  while (connections.length < pollers) connections.push(await openStaff(url));
  const own = students.filter((_, at) => at % classCount === 0);
  const record = createRecord();
  const until = Date.now() + pollMs;
  const pause = { least: 1000, most: 1000 };
  const screens = connections.map((screen) =>
    watch(screen, `/api/classes/${shown.classId}/live`, { record, until, pause }),
  );
  await Promise.all([...screens, ...own.map((student) => sort(student, record, until))]);
  return [
    {
      what: 'a class screen, 20 looks a second, 99 of 100',
      ours: rounded(quantile(record.looks, 0.99)),
      limit: 20,
      unit: 'ms',
    },
    {
      what: 'of these looks, answered with 304',
      ours: Math.round((100 * record.unchanged) / record.looks.length),
      unit: '%',
    },
    { what: 'errors in one class', ours: record.errors, limit: 0, unit: 'errors' },
  ];
}

async function runLesson(
  classes: readonly OpenClass[],
  students: readonly SortingStudent[],
): Promise<Row[]> {
  const warmUp = createRecord();
  const record = createRecord();
  for (const [current, ms] of [
    [warmUp, warmUpMs],
    [record, lessonMs],
  ] as const) {
    const until = Date.now() + ms;
    const options = { record: current, until, pause: lookMs };
    await Promise.all([
      ...classes.map(({ teacher, classId }) =>
        watch(teacher, `/api/classes/${classId}/live`, options),
      ),
      ...classes.map(({ projector, ticket }) =>
        watch(projector, `/api/projector/${ticket}`, options),
      ),
      ...students.map((student) => sort(student, current, until)),
    ]);
  }
  noteNeverSeen(record);
  const perSecond = (count: number) => Math.round((1000 * count) / lessonMs);
  return [
    {
      what: `a save, ${perSecond(record.saves.length)} a second, 99 of 100`,
      ours: rounded(quantile(record.saves, 0.99)),
      limit: 100,
      unit: 'ms',
    },
    {
      what: `a screen, ${perSecond(record.looks.length)} looks a second, 99 of 100`,
      ours: rounded(quantile(record.looks, 0.99)),
      limit: 100,
      unit: 'ms',
    },
    {
      what: 'from a save to the teacher’s screen, the slowest',
      ours: Math.round(quantile(record.delays, 1)),
      limit: 4000,
      unit: 'ms',
    },
    { what: 'errors in all classes', ours: record.errors, limit: 0, unit: 'errors' },
  ];
}

interface Record {
  readonly saves: number[];
  readonly looks: number[];
  readonly delays: number[];
  /** When each student's latest answers were saved, until a screen has shown them. */
  readonly unseen: Map<string, { answered: number; savedAt: number }[]>;
  unchanged: number;
  errors: number;
}

const createRecord = (): Record => ({
  saves: [],
  looks: [],
  delays: [],
  unseen: new Map(),
  unchanged: 0,
  errors: 0,
});

const between = ({ least, most }: { least: number; most: number }): number =>
  least + Math.random() * (most - least);

async function sort(student: SortingStudent, record: Record, until: number): Promise<void> {
  await setTimeout(Math.random() * cardMs.most);
  while (Date.now() < until) {
    const sent = performance.now();
    try {
      const answered = await student.save();
      const savedAt = performance.now();
      record.saves.push(savedAt - sent);
      const waiting = record.unseen.get(student.studentId) ?? [];
      waiting.push({ answered, savedAt });
      record.unseen.set(student.studentId, waiting);
    } catch {
      record.errors += 1;
    }
    await setTimeout(between(cardMs));
  }
}

interface Watching {
  readonly record: Record;
  readonly until: number;
  readonly pause: { least: number; most: number };
}

interface ShownClass {
  readonly students?: readonly { readonly _id: string; readonly answered: number }[];
}

async function watch(
  send: SendRequest,
  path: string,
  { record, until, pause }: Watching,
): Promise<void> {
  let etag: string | null = null;
  await setTimeout(Math.random() * pause.most);
  while (Date.now() < until) {
    const sent = performance.now();
    const answer = await send('GET', path, undefined, etag);
    record.looks.push(performance.now() - sent);
    if (answer.status === 304) record.unchanged += 1;
    else if (answer.status !== 200) record.errors += 1;
    else {
      ({ etag } = answer);
      noteSeen(JSON.parse(answer.text) as ShownClass, record);
    }
    await setTimeout(between(pause));
  }
}

/** A save that no screen has shown counts as long as the lesson went on after it. */
function noteNeverSeen({ unseen, delays }: Record): void {
  const now = performance.now();
  for (const { savedAt } of [...unseen.values()].flat()) {
    // The lesson's last seconds: the screens stopped looking before they could show it.
    if (now - savedAt > 2 * cardMs.most) delays.push(now - savedAt);
  }
}

function noteSeen({ students = [] }: ShownClass, record: Record): void {
  const now = performance.now();
  for (const { _id, answered } of students) {
    const waiting = record.unseen.get(_id) ?? [];
    while (waiting[0] && waiting[0].answered <= answered) {
      record.delays.push(now - waiting[0].savedAt);
      waiting.shift();
    }
  }
}
