import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { classid, id, pathId } from './query-fields.ts';
import { listStudents } from './students.ts';

const access = ['school'] as const;
const managers = ['owner', 'counsellor'] as const;

const ids = (max: number) => z.array(id()).check(z.minLength(1), z.maxLength(max));
const students = ids(limits.actBatchMax);

const outcome = z.object({
  done: z.array(z.uuid()),
  /** They were already as asked. */
  unchanged: z.array(z.uuid()),
  /** No longer there for the caller. */
  gone: z.array(z.uuid()),
});
export type BatchOutcome = z.output<typeof outcome>;

const selectedStudent = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  /** Empty for a student without an address, who has a username. */
  email: z.string(),
  username: z.optional(z.string()),
});
export type SelectedStudent = z.output<typeof selectedStudent>;

export const selectStudents = defineEndpoint({
  method: 'GET',
  path: '/users/selection',
  summary: 'List ids and names of all students that the filters of the list find',
  access,
  query: z.omit(listStudents.query, { page: true, limit: true }),
  answer: z.object({
    students: z.array(selectedStudent),
    /** There are more students than can be selected. */
    isCut: z.boolean(),
  }),
});

const profileOwner = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  username: z.optional(z.string()),
  /** The named class, else the latest that the caller may see. */
  class: z.nullable(z.string()),
  hasProfile: z.boolean(),
});
export type ProfileOwner = z.output<typeof profileOwner>;

export const listProfileOwners = defineEndpoint({
  method: 'POST',
  path: '/users/selection/profiles',
  summary: 'List which of the students have a profile, by class and name',
  access,
  body: z.object({ students: ids(limits.namesBatchMax), classid }),
  answer: z.object({ students: z.array(profileOwner) }),
});

export const disableStudents = defineEndpoint({
  method: 'POST',
  path: '/users/selection/disable',
  summary: 'Disable or enable the accounts of several students',
  access,
  kinds: managers,
  body: z.object({ students, disable: z.boolean() }),
  answer: outcome,
});

export const deleteStudents = defineEndpoint({
  method: 'POST',
  path: '/users/selection/delete',
  summary: 'Delete several students and all their data',
  access,
  kinds: ['owner'],
  body: z.object({ students }),
  answer: outcome,
});

export const placeStudents = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/place',
  summary: 'Add several students to a class, and take them out of another one if it is named',
  access,
  kinds: managers,
  params: pathId,
  body: z.object({ students, leaving: z.optional(id()) }),
  answer: outcome,
});

export const takeOutStudents = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/take-out',
  summary: 'Take several students out of a class; the accounts stay',
  access,
  params: pathId,
  body: z.object({ students }),
  answer: outcome,
});

export const archiveClasses = defineEndpoint({
  method: 'POST',
  path: '/classes/archive',
  summary: 'Archive several classes',
  access,
  body: z.object({ classes: ids(limits.actBatchMax) }),
  answer: outcome,
});
