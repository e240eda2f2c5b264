import type { Access } from '@trio/contracts/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailbox } from '../src/platform/mail/mailbox.ts';
import { acts } from './audit-acts.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Reads that staff or administrators may do, and the action that `audit-acts.ts` performs for each. */
const logged: Readonly<Record<string, string>> = {
  'GET /api/users/student/:id': 'student-opened',
  'GET /api/users/student/:id/preparation': 'student-prepared',
  'GET /api/people/:id': 'account-opened',
  'GET /api/users/:id/surveys': 'survey-answers-opened',
  'GET /api/users/:id/data': 'student-data-exported',
  'GET /api/results/pdf': 'profile-opened',
  'GET /api/users/download': 'students-exported',
  'GET /api/surveys/csv': 'survey-answers-exported',
  'GET /api/users/school/csv': 'schools-exported',
  'GET /api/insight': 'insight-opened',
  'GET /api/queue': 'queue-opened',
  'GET /api/classes/:id/live': 'class-watched',
  'GET /api/audit/csv': 'audit-exported',
  'GET /api/board/figures': 'board-figures-opened',
  'GET /api/board/figures/csv': 'board-figures-exported',
};

const lists = 'A list: names, where students are and what they picked, no words and no details.';
const figures = 'Figures without students.';
const own = 'About the caller only.';
const noStudent = 'About schools, staff or cards.';

/** Why a read needs no entry. */
const argued: Readonly<Record<string, string>> = {
  'GET /api/users/v1/student': lists,
  'GET /api/users/search': lists,
  'GET /api/users/selection': lists,
  'GET /api/users/deletions': lists,
  'GET /api/classes': lists,
  'GET /api/classes/:id': lists,
  'GET /api/profiles/awaited': lists,
  'GET /api/keeping/students': lists,
  'GET /api/keeping': 'Periods, days and numbers; no students.',
  'GET /api/keeping/schools': 'Periods and numbers of each school; no students.',
  'GET /api/users/search/key': 'A key without data; searching answers a list.',
  'GET /api/projector/:ticket': 'Made to be seen by a class: no names.',
  'GET /api/cards/images/:id': 'A picture within the student’s page, which is logged.',
  'GET /api/users/summary': figures,
  'GET /api/users/summary/student': figures,
  'GET /api/users/student/topchallenges': figures,
  'GET /api/queue/counts': figures,
  'GET /api/effect/results': figures,
  'GET /api/usage/summary': figures,
  'GET /api/users/me/data': own,
  'GET /api/auth/me': own,
  'GET /api/second-factor': own,
  'GET /api/auth/me/sessions': own,
  'GET /api/auth/claims': own,
  'GET /api/cards': noStudent,
  'GET /api/cards/extra': noStudent,
  'GET /api/cards/pictures/:id': noStudent,
  'GET /api/staff': noStudent,
  'GET /api/board/members': noStudent,
  'GET /api/boards': noStudent,
  'GET /api/boards/:id': noStudent,
  'GET /api/boards/:id/schools': noStudent,
  'GET /api/support/window': noStudent,
  'GET /api/users/school': noStudent,
  'GET /api/schools/:id': noStudent,
  'GET /api/new-schools': noStudent,
  'GET /api/new-schools/:id': noStudent,
  'GET /api/admins': noStudent,
  'GET /api/audit': 'The log itself.',
  'GET /api/mails': 'Addresses and templates of emails, never their content.',
  'GET /api/health': noStudent,
  'GET /api/ready': noStudent,
};

/** The demo's emails, for developers. */
const isForDevelopers = (route: string) => route.startsWith('GET /api/dev/');

let trio: TestApp;
const reads: string[] = [];
beforeAll(async () => {
  trio = await createTestApp({
    mailbox: createMailbox('/nowhere'),
    onRoute: ({ method, url, config }) => {
      if (method !== 'GET' || !url.startsWith('/api/') || url.startsWith('/api/docs')) return;
      const access: Access = config?.endpoint?.access ?? 'public';
      const isStudentsOnly = typeof access === 'object' && access.join() === 'student';
      const route = `${method} ${url}`;
      if (!isStudentsOnly && !isForDevelopers(route)) reads.push(route);
    },
  });
});
afterAll(() => trio.close());

it('logs or argues every read that staff and administrators may do', () => {
  expect(reads.toSorted()).toEqual([...Object.keys(logged), ...Object.keys(argued)].toSorted());
});

it('performs the action of every logged read', () => {
  const performed = new Set<string>(acts.map(([, action]) => action));
  expect(Object.values(logged).filter((action) => !performed.has(action))).toEqual([]);
});
