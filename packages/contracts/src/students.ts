import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, limit, locale, page, pathId, schoolid, searchText } from './query-fields.ts';
import { reflection } from './reflection.ts';
import { selectedCard } from './results.ts';
import { withCode } from './with-code.ts';

const staff = ['school', 'admin'] as const;
const latestResult = z.object({
  selected: z.array(selectedCard),
  updated: z.nullable(z.iso.datetime()),
});

const studentFields = {
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** Active milliseconds over all confirmed sorts. */
  totalTimeSpent: z.int(),
  results: latestResult,
  disabled: z.boolean(),
  /** Only for schools that limit email domains: the student has not confirmed the address. */
  isEmailUnconfirmed: z.boolean(),
  sortAttempts: z.int(),
  isQuickSort: z.boolean(),
  /** The wire's old name of the id. */
  firebaseUserId: z.uuid(),
};

const listedStudent = z.object(studentFields);
export type ListedStudent = z.output<typeof listedStudent>;

/** By last sort. Empty: by name, or by school in a list of all schools. */
const lastSorted = z._default(z.enum(['', 'asc', 'desc']), '');

export const listStudents = defineEndpoint({
  method: 'GET',
  path: '/users/v1/student',
  summary: 'List the students of a school by page, or of all schools (administrators only)',
  access: staff,
  query: z.object({
    page,
    limit,
    schoolid,
    lastSorted,
    search: searchText,
    showDisabled: z._default(flag, false),
  }),
  answer: z.object({
    students: z.array(listedStudent),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
    /** Null for a search over all schools, where counting is too slow. */
    total: z.nullable(z.int()),
    extraCards: z.array(extraCard),
  }),
});

export const downloadStudents = defineEndpoint({
  method: 'GET',
  path: '/users/download',
  summary: 'Export the filtered students as a CSV file',
  access: staff,
  query: z.object({
    query: searchText,
    locale,
    showDisabled: z._default(flag, false),
    schoolid,
    lastSorted,
  }),
  answer: z.unknown(),
});

export const createSearchKey = defineEndpoint({
  method: 'GET',
  path: '/users/search/key',
  summary: 'Create a short-lived key to search one school’s students',
  access: staff,
  query: z.object({ schoolid }),
  answer: z.object({ key: z.string() }),
});

export const searchStudents = defineEndpoint({
  method: 'GET',
  path: '/users/search',
  summary: 'Search students by name or email address, best match first',
  access: 'public',
  query: z.object({
    key: z
      .string(withCode('search/key-invalid'))
      .check(z.maxLength(600, withCode('search/key-invalid'))),
    q: z
      .string(withCode('search/too-short'))
      .check(
        z.trim(),
        z.minLength(limits.searchMin, withCode('search/too-short')),
        z.maxLength(limits.searchMax),
      ),
  }),
  answer: z.object({ students: z.array(listedStudent) }),
});

const sortOfStudent = z.object({
  id: z.uuid(),
  created: z.iso.datetime(),
  /** When the trio was confirmed. */
  updated: z.iso.datetime(),
  totalTimeSpent: z.int(),
  isQuick: z.boolean(),
  selected: z.array(selectedCard),
  extraCards: z.array(extraCard),
  reflection: z.nullable(reflection),
  counts: z.object({ dislike: z.int(), like: z.int(), superlike: z.int() }),
});
export type SortOfStudent = z.output<typeof sortOfStudent>;

export const getStudent = defineEndpoint({
  method: 'GET',
  path: '/users/student/:id',
  summary: 'Get a student with their sorts, three and reflection',
  access: staff,
  params: pathId,
  answer: z.object({
    ...studentFields,
    created: z.iso.datetime(),
    schoolid: z.uuid(),
    schoolname: z.string(),
    isProfileAwaited: z.boolean(),
    deletionRequested: z.nullable(z.iso.datetime()),
    underWay: z.nullable(
      z.object({ created: z.iso.datetime(), answered: z.int(), cards: z.int() }),
    ),
    sorts: z.array(sortOfStudent),
  }),
});

export const disableStudent = defineEndpoint({
  method: 'POST',
  path: '/users/:id/disable',
  summary: 'Disable or enable a student’s account; disabling ends the sessions',
  access: staff,
  params: pathId,
  body: z.object({ disable: z.boolean() }),
  answer: null,
});

export const confirmStudentEmail = defineEndpoint({
  method: 'POST',
  path: '/users/:id/confirm-email',
  summary: 'Mark a student’s email address as confirmed',
  access: staff,
  params: pathId,
  answer: null,
});

export const mergeStudents = defineEndpoint({
  method: 'POST',
  path: '/users/:id/merge',
  summary: 'Merge another account into this one and delete the other account',
  access: staff,
  params: pathId,
  body: z.object({ from: id(withCode('student/merge-invalid')) }),
  answer: null,
});
