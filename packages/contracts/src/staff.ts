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
  isInviteOver: z.boolean(),
  disabled: z.boolean(),
});
export type StaffMember = z.output<typeof member>;

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/staff',
  summary: 'List the staff of a school',
  access: ['school'],
  answer: z.object({ staff: z.array(member) }),
});

export const inviteForm = z.object({ firstname, lastname, email });

export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/staff',
  summary: 'Invite a person to the school’s staff by email',
  access: ['school'],
  body: inviteForm,
  answer: member,
  status: 201,
});

export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/staff/:id/invite',
  summary: 'Resend an invitation; the earlier link becomes invalid',
  access: ['school'],
  params: pathId,
  answer: null,
});

export const removeStaff = defineEndpoint({
  method: 'DELETE',
  path: '/staff/:id',
  summary: 'Remove a person from the school’s staff and end their sessions',
  access: ['school'],
  params: pathId,
  answer: null,
});
