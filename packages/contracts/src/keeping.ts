import { keptMonths } from '@trio/domain/keeping/keeping';
import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, page } from './query-fields.ts';

const day = z.iso.date();
const time = z.iso.datetime();

const receipt = z.object({
  _id: z.uuid(),
  deleted: time,
  students: z.int(),
  classes: z.int(),
  months: z.int(),
  /** When an owner knew of the warning. */
  warned: time,
});
export type KeepingReceipt = z.output<typeof receipt>;

const warning = z.object({
  made: time,
  students: z.int(),
  /** Null: no owner got the email or read the list; nobody on it is deleted. */
  known: z.nullable(time),
  knownBy: z.nullable(z.enum(['email', 'page'])),
});

const run = {
  /** When the daily job last ended; null if it never ran. */
  lastRun: z.nullable(time),
  /** Send it back to say which list was read. */
  asOf: time,
};

const figures = {
  months: z.int(),
  confirmed: z.nullable(time),
  /** From this day on, students may be deleted by time. */
  starts: day,
  /** Students on the lists of warnings. */
  due: z.int(),
  nextDeletion: z.nullable(day),
};

const keeping = z.object({
  ...figures,
  ...run,
  warnings: z.array(warning),
  receipts: z.array(receipt),
});
export type Keeping = z.output<typeof keeping>;

const owners = { access: ['school'], kinds: ['owner'] } as const;

export const getKeeping = defineEndpoint({
  method: 'GET',
  path: '/keeping',
  summary: 'Read how long the school keeps students, its warnings and its receipts of deletions',
  ...owners,
  answer: keeping,
});

export const setKeeping = defineEndpoint({
  method: 'PUT',
  path: '/keeping',
  summary: 'Confirm or change how many months the school keeps students after they were last here',
  ...owners,
  body: z.object({
    months: z.int().check(z.minimum(keptMonths.min), z.maximum(keptMonths.max)),
  }),
  answer: keeping,
});

const listed = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  lastHere: day,
  /** The earliest day. */
  deletion: day,
});
export type ListedForDeletion = z.output<typeof listed>;

export const listDueStudents = defineEndpoint({
  method: 'GET',
  path: '/keeping/students',
  summary: 'List the students who will be deleted soon, the next ones first',
  ...owners,
  query: z.object({ page }),
  answer: z.object({
    students: z.array(listed),
    total: z.int(),
    hasNextPage: z.boolean(),
    asOf: time,
  }),
});

export const acknowledgeWarnings = defineEndpoint({
  method: 'POST',
  path: '/keeping/seen',
  summary: 'Say that the list of students who will be deleted was read',
  ...owners,
  body: z.object({ asOf: time }),
  answer: keeping,
});

export const keepStudents = defineEndpoint({
  method: 'POST',
  path: '/keeping/students',
  summary: 'Keep several students on the list for another year',
  ...owners,
  body: z.object({
    students: z.array(id()).check(z.minLength(1), z.maxLength(limits.actBatchMax)),
  }),
  answer: z.object({
    done: z.array(z.uuid()),
    /** Not on the list, for example because the student was here again. */
    unchanged: z.array(z.uuid()),
  }),
});

const schoolKeeping = z.object({
  id: z.uuid(),
  name: z.string(),
  ...figures,
  /** Since when a warning has reached no owner; null if all did. */
  unreached: z.nullable(time),
  receipts: z.array(receipt),
});
export type SchoolKeeping = z.output<typeof schoolKeeping>;

export const listSchoolKeeping = defineEndpoint({
  method: 'GET',
  path: '/keeping/schools',
  summary: 'List per school how long students are kept and how many will be deleted; no students',
  access: ['admin'],
  query: z.object({ page }),
  answer: z.object({
    schools: z.array(schoolKeeping),
    hasNextPage: z.boolean(),
    /** Schools whose owners were not reached. */
    unreached: z.int(),
    lastRun: run.lastRun,
    /** When each job that deletes data last ended. */
    jobs: z.array(z.object({ job: z.string(), lastRun: time })),
  }),
});
