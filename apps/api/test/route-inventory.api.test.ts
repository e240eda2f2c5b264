import type { Access } from '@trio/contracts/endpoint';
import { roles } from '@trio/domain/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailbox } from '../src/platform/mail/mailbox.ts';
import {
  createAdmin,
  createBoard,
  createBoardMember,
  createSchool,
  createStaff,
  createStudent,
} from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A route without a row fails, and so does a stale row. */
const inventory: Readonly<Record<string, Access>> = {
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/code': 'public',
  'POST /api/contact': 'public',
  'POST /api/join/preview': 'public',
  'POST /api/join': ['student'],
  'POST /api/join/register': 'public',
  'POST /api/identity/reset': 'public',
  'PUT /api/identity/reset': 'public',
  'POST /api/identity/confirm': 'public',
  'PUT /api/users/me': ['student', 'school', 'board'],
  'PUT /api/users/code': ['school'],
  'POST /api/users/me/verification': ['student', 'school', 'board'],
  'GET /api/users/me/data': ['student', 'school', 'board'],
  'GET /api/users/:id/data': ['school'],
  'POST /api/users/me/deletion': ['student', 'school'],
  'DELETE /api/users/me/deletion': ['student', 'school'],
  'GET /api/users/deletions': ['school'],
  'DELETE /api/users/:id': ['school', 'admin'],
  'GET /api/users/v1/student': ['school', 'admin'],
  'GET /api/users/download': ['school', 'admin'],
  'GET /api/users/search/key': ['school', 'admin'],
  'GET /api/users/search': 'public',
  'GET /api/users/student/:id': ['school', 'admin'],
  'POST /api/users/:id/confirm-email': ['school', 'admin'],
  'POST /api/users/:id/password': ['school', 'admin'],
  'PUT /api/users/:id/email': ['school', 'admin'],
  'DELETE /api/users/:id/email': ['school', 'admin'],
  'POST /api/users/:id/disable': ['school', 'admin'],
  'GET /api/users/selection': ['school'],
  'POST /api/users/selection/profiles': ['school'],
  'POST /api/users/selection/disable': ['school'],
  'POST /api/users/selection/delete': ['school'],
  'POST /api/users/:id/merge': ['school', 'admin'],
  'GET /api/users/summary': ['school', 'admin'],
  'GET /api/users/summary/student': ['school', 'admin'],
  'GET /api/users/student/topchallenges': ['school', 'admin'],
  'POST /api/auth/classlink': 'public',
  'POST /api/auth/sso': 'public',
  'POST /api/identity/sign-in-token': 'public',
  'POST /api/identity/sso/:provider/start': 'public',
  'GET /api/auth/me': ['student', 'school', 'board', 'admin'],
  'GET /api/auth/claims': ['student', 'school', 'board', 'admin'],
  'GET /api/auth/me/sessions': ['student', 'school', 'board', 'admin'],
  'POST /api/auth/me/sessions/end': ['student', 'school', 'board', 'admin'],
  'POST /api/identity/sign-in': 'public',
  'POST /api/identity/sign-out': 'public',
  'POST /api/identity/token': 'cookie',
  'GET /api/results': ['student'],
  'GET /api/results/history': ['student'],
  'POST /api/results': ['student'],
  'PUT /api/results/:id': ['student'],
  'DELETE /api/results/:id': ['student'],
  'GET /api/profiles/awaited': ['admin'],
  'POST /api/profiles/awaited/:id/send': ['admin'],
  'POST /api/supports': ['student', 'school', 'board', 'admin'],
  'GET /api/keeping': ['school'],
  'PUT /api/keeping': ['school'],
  'GET /api/keeping/students': ['school'],
  'POST /api/keeping/students': ['school'],
  'POST /api/keeping/seen': ['school'],
  'GET /api/keeping/schools': ['admin'],
  'GET /api/support/window': ['school'],
  'POST /api/support/window': ['school'],
  'DELETE /api/support/window': ['school'],
  'GET /api/careers/saved': ['student'],
  'PUT /api/careers/saved': ['student'],
  'GET /api/steps': ['student'],
  'POST /api/steps/:id/check-ins': ['student'],
  'PUT /api/steps/reminders': ['student'],
  'POST /api/reminders/stop/:ticket': 'public',
  'GET /api/effect/answers': ['student'],
  'PUT /api/effect/answers/:moment': ['student'],
  'DELETE /api/effect/answers': ['student'],
  'GET /api/effect/results': ['school'],
  'POST /api/surveys/:survey': ['student'],
  'GET /api/surveys/csv': ['admin'],
  'GET /api/users/:id/surveys': ['admin'],
  'POST /api/results/pdf/ticket': ['student', 'school', 'admin'],
  'GET /api/results/pdf': 'public',
  'GET /api/cards': ['student', 'school', 'admin'],
  'GET /api/cards/extra': ['school', 'admin'],
  'POST /api/cards/extra': ['school', 'admin'],
  'PUT /api/cards/extra/:id': ['school', 'admin'],
  'DELETE /api/cards/extra/:id': ['school', 'admin'],
  'POST /api/cards/extra/pictures': ['school', 'admin'],
  'GET /api/cards/pictures/:id': 'cookie',
  'GET /api/cards/upload': ['student'],
  'PUT /api/cards/uploads/:ticket': 'public',
  'GET /api/cards/images/:id': 'cookie',
  'GET /api/conversations': ['student'],
  'PUT /api/conversations/:id': ['school'],
  'PUT /api/conversations/:id/answer': ['student'],
  'POST /api/talk-requests': ['student'],
  'DELETE /api/talk-requests/:id': ['student'],
  'POST /api/users/student/:id/conversations': ['school'],
  'GET /api/users/student/:id/preparation': ['school'],
  'GET /api/queue': ['school'],
  'GET /api/queue/counts': ['school'],
  'PUT /api/queue/:id': ['school'],
  'GET /api/insight': ['school'],
  'GET /api/staff': ['school'],
  'POST /api/staff': ['school'],
  'POST /api/staff/:id/invite': ['school'],
  'PUT /api/staff/:id': ['school'],
  'DELETE /api/staff/:id': ['school'],
  'DELETE /api/staff/:id/change': ['school'],
  'GET /api/classes/:id/live': ['school'],
  'POST /api/classes/:id/projector': ['school'],
  'GET /api/projector/:ticket': 'public',
  'GET /api/classes': ['school'],
  'POST /api/classes': ['school'],
  'POST /api/classes/new-year': ['school'],
  'POST /api/classes/archive': ['school'],
  'POST /api/classes/:id/place': ['school'],
  'POST /api/classes/:id/take-out': ['school'],
  'GET /api/classes/:id': ['school'],
  'PUT /api/classes/:id': ['school'],
  'DELETE /api/classes/:id': ['school'],
  'POST /api/classes/:id/joining': ['school'],
  'POST /api/classes/:id/code': ['school'],
  'PUT /api/classes/:id/teachers': ['school'],
  'POST /api/classes/:id/archive': ['school'],
  'POST /api/classes/:id/restore': ['school'],
  'POST /api/classes/:id/students': ['school'],
  'DELETE /api/classes/:id/students/:studentId': ['school'],
  'POST /api/classes/:id/move': ['school'],
  'POST /api/classes/:id/sign-ins': ['school'],
  'POST /api/classes/:id/sign-ins/sheet': ['school'],
  'GET /api/users/school': ['school', 'admin'],
  'GET /api/users/school/csv': ['admin'],
  'DELETE /api/users/school': ['admin'],
  'GET /api/schools/:id': ['admin'],
  'PUT /api/schools/:id': ['admin'],
  'POST /api/schools/:id/approval': ['admin'],
  'POST /api/schools/:id/verification': ['admin'],
  'GET /api/audit': ['school', 'board', 'admin'],
  'GET /api/audit/csv': ['school', 'board', 'admin'],
  'GET /api/board/figures': ['board'],
  'GET /api/board/figures/csv': ['board'],
  'GET /api/board/members': ['board'],
  'POST /api/board/members': ['board'],
  'POST /api/board/members/:id/invite': ['board'],
  'DELETE /api/board/members/:id': ['board'],
  'GET /api/boards': ['admin'],
  'POST /api/boards': ['admin'],
  'GET /api/boards/:id': ['admin'],
  'PUT /api/boards/:id': ['admin'],
  'DELETE /api/boards/:id': ['admin'],
  'GET /api/boards/:id/schools': ['admin'],
  'PUT /api/boards/:id/schools/:schoolId': ['admin'],
  'DELETE /api/boards/:id/schools/:schoolId': ['admin'],
  'POST /api/boards/:id/members': ['admin'],
  'POST /api/boards/:id/members/:memberId/invite': ['admin'],
  'DELETE /api/boards/:id/members/:memberId': ['admin'],
  'GET /api/mails': ['admin'],
  'POST /api/people/search': ['admin'],
  'GET /api/people/:id': ['admin'],
  'POST /api/people/:id/reset': ['admin'],
  'POST /api/people/:id/unlock': ['admin'],
  'POST /api/people/:id/resend': ['admin'],
  'POST /api/people/:id/disable': ['admin'],
  'PUT /api/people/:id/email': ['admin'],
  'DELETE /api/people/:id/email': ['admin'],
  'POST /api/mails/:id/retry': ['admin'],
  'GET /api/dev/mail': 'public',
  'GET /api/dev/mail/:name': 'public',
  'GET /api/dev/mail/:name/html': 'public',
  'GET /api/dev/mail/:name/file': 'public',
  'POST /api/usage/events': 'public',
  'GET /api/usage/summary': ['admin'],
  'POST /api/errors/reports': 'public',
  'GET /documents/trio-cards-en.pdf': 'public',
  'GET /documents/trio-cartes-fr.pdf': 'public',
  'GET /documents/trio-comment-sheet-en.pdf': 'public',
  'GET /documents/trio-feuille-de-commentaires-fr.pdf': 'public',
  'GET /documents/trio-lesson-en.pdf': 'public',
  'GET /documents/trio-lecon-fr.pdf': 'public',
  'GET /documents/trio-worksheet-en.pdf': 'public',
  'GET /documents/trio-feuille-de-travail-fr.pdf': 'public',
  'GET /.well-known/security.txt': 'public',
};

let trio: TestApp;
const routes = new Map<string, Access>();
beforeAll(async () => {
  trio = await createTestApp({
    mailbox: createMailbox('/nowhere'),
    onRoute: ({ method, url, config }) => {
      // Files of the API documentation come from its plug-in and hold no data.
      if (url.startsWith('/api/docs') || method === 'HEAD') return;
      const isDocument = /^\/(?:documents|\.well-known)\//u.test(url);
      const access = config?.endpoint?.access ?? (isDocument ? 'public' : ('unguarded' as never));
      routes.set(`${String(method)} ${url}`, access);
    },
  });
});
afterAll(() => trio.close());

it('lists every route of the running app with its allowed roles', () => {
  expect(Object.fromEntries([...routes].toSorted())).toEqual(
    Object.fromEntries(Object.entries(inventory).toSorted()),
  );
});

it('answers 401 without a session and 403 to a role that is not listed', async () => {
  const { schoolId } = await createSchool(trio.db);
  const sessions = {
    student: await trio.signIn((await createStudent(trio.db, schoolId)).email),
    school: await trio.signIn((await createStaff(trio.db, schoolId)).email),
    board: await trio.signIn(
      (await createBoardMember(trio.db, (await createBoard(trio.db)).boardId)).email,
    ),
    admin: await trio.signIn((await createAdmin(trio.db)).email),
  };
  for (const [route, access] of routes) {
    if (access === 'public') continue;
    const [method, url] = route.split(' ') as ['GET', string];
    expect((await trio.app.inject({ method, url })).statusCode, route).toBe(401);
    if (access === 'cookie') continue;
    for (const role of roles) {
      const { authorization } = sessions[role];
      const { statusCode } = await trio.app.inject({ method, url, headers: { authorization } });
      expect(statusCode === 403, `${route} as ${role}`).toBe(!access.includes(role));
    }
  }
});
