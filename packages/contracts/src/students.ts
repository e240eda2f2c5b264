import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { stages } from '@trio/domain/classes/stages';
import { cardColor } from './own-card.ts';
import {
  classid,
  flag,
  id,
  limit,
  locale,
  page,
  pathId,
  schoolid,
  searchText,
} from './query-fields.ts';
import { reflection } from './reflection.ts';
import { cardId, selectedCard } from './results.ts';
import { savedCareer } from './saved-careers.ts';
import { step } from './steps.ts';
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
  /** Empty for a student without an address, who has a username. */
  email: z.string(),
  username: z.optional(z.string()),
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

const listedStudent = z.object({
  ...studentFields,
  progress: z.object({
    stage: z.enum(stages),
    answered: z.int(),
    deckSize: z.int(),
    /** Of the latest save; null before the first one. */
    activeAt: z.nullable(z.iso.datetime()),
  }),
});
export type ListedStudent = z.output<typeof listedStudent>;

/** By last sort. Empty: by name, or by school in a list of all schools. */
const lastSorted = z._default(z.enum(['', 'asc', 'desc']), '');

export const studentOrders = [
  'name-asc',
  'name-desc',
  'state-asc',
  'state-desc',
  'activity-asc',
  'activity-desc',
] as const;
export type StudentOrder = (typeof studentOrders)[number];

const orNone = <T extends string>(value: z.ZodMiniType<T, string>) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), value]),
      z.transform((named) => (named === '' ? undefined : named)),
    ),
  );

/** Ours, beside the specification's query. Only inside one school. */
const narrowing = {
  /** Without effect if `lastSorted` is set. */
  order: orNone(z.enum(studentOrders)),
  state: orNone(z.enum(stages)),
  /** A card of the deck in the last confirmed three. */
  challenge: orNone(cardId),
  /** The colour of a card in the last confirmed three. */
  category: orNone(cardColor),
};

export const listStudents = defineEndpoint({
  method: 'GET',
  path: '/users/v1/student',
  summary: 'List the students of a school by page, or of all schools (administrators only)',
  access: staff,
  query: z.object({
    page,
    limit,
    schoolid,
    classid,
    lastSorted,
    search: searchText,
    showDisabled: z._default(flag, false),
    ...narrowing,
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
    classid,
    lastSorted,
    ...narrowing,
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

export const sortOfStudent = z.object({
  id: z.uuid(),
  created: z.iso.datetime(),
  /** When the trio was confirmed. */
  updated: z.iso.datetime(),
  totalTimeSpent: z.int(),
  isQuick: z.boolean(),
  selected: z.array(selectedCard),
  extraCards: z.array(extraCard),
  reflection: z.nullable(reflection),
  /** True for a class teacher with whom the student does not share the reflection. */
  areWordsWithheld: z.optional(z.boolean()),
  counts: z.object({ dislike: z.int(), like: z.int(), superlike: z.int() }),
  /** Cards of the deck by name. The counts also cover the three. */
  liked: z.object({ like: z.array(z.string()), superlike: z.array(z.string()) }),
});
export type SortOfStudent = z.output<typeof sortOfStudent>;

const classOfStudent = z.object({
  _id: z.uuid(),
  name: z.string(),
  schoolYear: z.int(),
  isArchived: z.boolean(),
  joined: z.iso.datetime(),
});
export type ClassOfStudent = z.output<typeof classOfStudent>;

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
    /** A correction by staff that the new address has not confirmed yet. */
    pendingEmail: z.nullable(z.string()),
    /** The last password that staff gave. */
    passwordGiven: z.nullable(
      z.object({
        by: z.string(),
        at: z.iso.datetime(),
        expires: z.iso.datetime(),
        isUsed: z.boolean(),
      }),
    ),
    /** Logs in at the school's provider: staff can give no password. */
    isSingleSignOn: z.boolean(),
    deletionRequested: z.nullable(z.iso.datetime()),
    underWay: z.nullable(
      z.object({ created: z.iso.datetime(), answered: z.int(), cards: z.int() }),
    ),
    sorts: z.array(sortOfStudent),
    /** Newest first. */
    savedCareers: z.array(savedCareer),
    /** Newest first. */
    steps: z.array(step),
    /** The classes that the reader may see; archived ones last. */
    classes: z.array(classOfStudent),
  }),
});

export const disableStudent = defineEndpoint({
  method: 'POST',
  path: '/users/:id/disable',
  summary: 'Disable or enable a student’s account; disabling ends the sessions',
  access: staff,
  kinds: ['owner', 'counsellor'],
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
  kinds: ['owner', 'counsellor'],
  params: pathId,
  body: z.object({ from: id(withCode('student/merge-invalid')) }),
  answer: null,
});
