import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { classid, schoolid } from './query-fields.ts';

const staff = ['school', 'admin'] as const;

/** By month (`YYYY-MM`, UTC), newest first, without empty months. */
const monthlyCounts = z.record(z.string().check(z.regex(/^\d{4}-\d{2}$/u)), z.int());
export type MonthlyCounts = z.output<typeof monthlyCounts>;

export const getMonthlyCounts = defineEndpoint({
  method: 'GET',
  path: '/users/summary',
  summary: 'Count the sign-ups of students, or of schools (administrators only), by month',
  access: staff,
  query: z.object({ role: z.enum(['student', 'school']), schoolid, classid }),
  answer: monthlyCounts,
});

const figure = z._default(z.number(), 0);

/** Times are active milliseconds. Averages cover only sorts with tracked time. */
export const studentSummary = z.object({
  totalStudents: figure,
  totalSortAttempts: figure,
  totalTimeSpent: figure,
  totalSortAttemptsWithTrackedTime: figure,
  totalStudentsWithTrackedTime: figure,
  averageTimeSpentPerStudentWithTrackedTime: figure,
  averageTimeSpentPerSortWithTrackedTime: figure,
  totalStudentsEnabled: figure,
  totalStudentsEnabledWhoSorted: figure,
  totalSchools: z.optional(z.int()),
});
export type StudentSummary = z.output<typeof studentSummary>;

export const getStudentSummary = defineEndpoint({
  method: 'GET',
  path: '/users/summary/student',
  summary: 'Get the totals of a school’s students, or of all schools (administrators only)',
  access: staff,
  query: z.object({ schoolid, classid }),
  answer: studentSummary,
});

export const getTopChallenges = defineEndpoint({
  method: 'GET',
  path: '/users/student/topchallenges',
  summary: 'Count the students who picked each challenge, most picked first',
  access: staff,
  query: z.object({ schoolid, classid }),
  answer: z.object({
    topChallenges: z.record(z.string(), z.int()),
    extraCards: z.array(extraCard),
  }),
});
