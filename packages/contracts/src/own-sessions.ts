import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { currentPassword } from './fields.ts';
import { id } from './query-fields.ts';

const ownSession = z.object({
  _id: z.uuid(),
  started: z.iso.datetime(),
  /** To the minute. */
  lastActive: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/me/sessions',
  summary: 'List where the caller is logged in, the most recently used first',
  access: roles,
  answer: z.object({ sessions: z.array(ownSession) }),
});

const noneChosen = 'session/none-chosen' satisfies ErrorCode;

export const endSessionsForm = z.object({ currentPassword: z.optional(currentPassword) });

export const endOwnSessions = defineEndpoint({
  method: 'POST',
  path: '/auth/me/sessions/end',
  summary: 'Log the caller out elsewhere; the session of this request stays',
  access: roles,
  body: z.extend(endSessionsForm, {
    sessions: z.array(id()).check(z.minLength(1, { error: noneChosen }), z.maxLength(1000)),
  }),
  answer: null,
});
