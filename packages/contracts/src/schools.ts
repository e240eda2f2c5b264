import { limits } from '@trio/domain/limits';
import { regions } from '@trio/domain/regions';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, locale, page, pathId, schoolid, searchText } from './query-fields.ts';
import { withCode } from './with-code.ts';

export const schoolsPerPage = limits.pageLimit;

const schoolState = {
  waitsFor: z.nullable(z.enum(['verification', 'approval', 'refused'])),
  expiry: z.nullable(z.iso.datetime()),
  deletionRequested: z.nullable(z.iso.datetime()),
};

const listedSchool = z.object({
  id: z.uuid(),
  schoolname: z.string(),
  /** The person who registered the school, or its first staff; empty if none is left. */
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  created: z.iso.datetime(),
  studentCount: z.int(),
  ...schoolState,
});
export type ListedSchool = z.output<typeof listedSchool>;

export const schoolSorts = [
  'created:asc',
  'created:desc',
  'studentcount:asc',
  'studentcount:desc',
] as const;
export type SchoolSort = (typeof schoolSorts)[number];
const sort = z._default(z.enum(['', ...schoolSorts]), '');

/** Includes unverified schools; most of them are abandoned sign-ups. */
const unverified = z._default(flag, false);

export const listSchools = defineEndpoint({
  method: 'GET',
  path: '/users/school',
  summary: 'List schools by page, or get one by id; staff see only their own',
  access: ['school', 'admin'],
  query: z.object({ page, sort, schoolid, search: searchText, unverified }),
  answer: z.object({
    total: z.int(),
    unverified: z.int(),
    schools: z.array(listedSchool),
    school: z.nullable(listedSchool),
  }),
});

export const downloadSchools = defineEndpoint({
  method: 'GET',
  path: '/users/school/csv',
  summary: 'Export all schools as a CSV file, in the order of the table',
  access: ['admin'],
  query: z.object({ locale, sort, search: searchText, unverified }),
  answer: z.unknown(),
});

export const deleteSchool = defineEndpoint({
  method: 'DELETE',
  path: '/users/school',
  summary: 'Delete a school with its students, sorts, staff, images and emails',
  access: ['admin'],
  query: z.object({
    // A missing id is a malformed request; an impossible id is an unknown school.
    schoolid: id({ error: ({ input }) => (input ? 'school/not-found' : 'request/invalid') }),
  }),
  answer: null,
});

/** Changes apply to the students' accounts too. */
export const schoolSettingsForm = z.object({
  region: z.enum(regions),
  isConsumerGroup: z.boolean(),
  isFreemiumGroup: z.boolean(),
  isPathExplorerEnabled: z.boolean(),
  isCardExpanded: z.boolean(),
  isCardOrderFixed: z.boolean(),
  excludedCards: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(limits.deckMax)),
  /** The last day (UTC, `YYYY-MM-DD`) on which students may start a sort; null for no end. */
  lastDay: z.nullable(z.iso.date(withCode('school/day-invalid'))),
  isEmailDomainWhitelistEnabled: z.boolean(),
  isEmailDomainBlacklistEnabled: z.boolean(),
});
export type SchoolSettingsForm = z.output<typeof schoolSettingsForm>;

export const settingWarnings = [
  'freemium-without-consumer',
  'nobody-allowed',
  'nobody-denied',
  'expired',
] as const;
export type SettingWarning = (typeof settingWarnings)[number];

const schoolSettings = z.object({
  id: z.uuid(),
  schoolname: z.string(),
  code: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalzip: z.string(),
  phone: z.string(),
  created: z.iso.datetime(),
  studentCount: z.int(),
  staff: z.array(
    z.object({
      _id: z.uuid(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      isInvited: z.boolean(),
    }),
  ),
  emailDomainWhitelist: z.array(z.string()),
  emailDomainBlacklist: z.array(z.string()),
  verified: z.nullable(z.iso.datetime()),
  approved: z.nullable(z.iso.datetime()),
  needsApproval: z.boolean(),
  ...schoolState,
  settings: schoolSettingsForm,
  warnings: z.array(z.enum(settingWarnings)),
});
export type SchoolSettings = z.output<typeof schoolSettings>;

export const getSchoolSettings = defineEndpoint({
  method: 'GET',
  path: '/schools/:id',
  summary: 'Get a school with its settings',
  access: ['admin'],
  params: pathId,
  answer: schoolSettings,
});

export const updateSchoolSettings = defineEndpoint({
  method: 'PUT',
  path: '/schools/:id',
  summary: 'Replace all settings of a school',
  access: ['admin'],
  params: pathId,
  body: schoolSettingsForm,
  answer: schoolSettings,
});

export const approveSchool = defineEndpoint({
  method: 'POST',
  path: '/schools/:id/approval',
  summary: 'Approve a school, so that its code accepts students, and notify its staff',
  access: ['admin'],
  params: pathId,
  answer: schoolSettings,
});

/** For a school that does not receive our emails. */
export const verifySchool = defineEndpoint({
  method: 'POST',
  path: '/schools/:id/verification',
  summary: 'Mark a school’s email address as verified',
  access: ['admin'],
  params: pathId,
  answer: schoolSettings,
});
