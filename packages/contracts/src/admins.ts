import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, firstname, lastname } from './fields.ts';
import { pathId } from './query-fields.ts';

const access = ['admin'] as const;

const listedAdmin = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** When they joined; for an invitation, when the latest email was sent. */
  created: z.iso.datetime(),
  isInvited: z.boolean(),
  isInviteOver: z.boolean(),
  disabled: z.boolean(),
});
export type ListedAdmin = z.output<typeof listedAdmin>;

export const listAdmins = defineEndpoint({
  method: 'GET',
  path: '/admins',
  summary: 'List the administrators and the invited ones',
  access,
  answer: z.object({ admins: z.array(listedAdmin) }),
});

export const adminInviteForm = z.object({ firstname, lastname, email });

export const inviteAdmin = defineEndpoint({
  method: 'POST',
  path: '/admins',
  summary: 'Invite an administrator by email; setting a password makes the account',
  access,
  body: adminInviteForm,
  answer: listedAdmin,
  status: 201,
});

export const resendAdminInvite = defineEndpoint({
  method: 'POST',
  path: '/admins/:id/invite',
  summary: 'Resend an invitation; the earlier link becomes invalid',
  access,
  params: pathId,
  answer: null,
});

export const removeAdmin = defineEndpoint({
  method: 'DELETE',
  path: '/admins/:id',
  summary: 'Remove an administrator or withdraw an invitation; never the last who can log in',
  access,
  params: pathId,
  answer: null,
});
