import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, firstname, lastname } from './fields.ts';
import { pathId } from './query-fields.ts';

const member = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** When they joined; for an invitation, when the latest email was sent. */
  created: z.iso.datetime(),
  isInvited: z.boolean(),
  /** The link in the invitation has expired. */
  isInviteOver: z.boolean(),
  disabled: z.boolean(),
});
export type StaffMember = z.output<typeof member>;

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/staff',
  summary: 'Everybody who can sign in as this school',
  access: ['school'],
  answer: z.object({ staff: z.array(member) }),
});

export const inviteForm = z.object({ firstname, lastname, email });

export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/staff',
  summary: 'Invite somebody to the school’s staff: a mail lets them choose their password',
  access: ['school'],
  body: inviteForm,
  answer: member,
  status: 201,
});

export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/staff/:id/invite',
  summary: 'Send the invitation again; the link in the earlier mail is void',
  access: ['school'],
  params: pathId,
  answer: null,
});

export const removeStaff = defineEndpoint({
  method: 'DELETE',
  path: '/staff/:id',
  summary: 'Take somebody off the school’s staff: they are signed out at once',
  access: ['school'],
  params: pathId,
  answer: null,
});
