import { staffKinds } from '@trio/domain/staff-kinds';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, firstname, lastname } from './fields.ts';
import { pathId } from './query-fields.ts';

const kind = z.enum(staffKinds);

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
  kind,
  /** For owners only. */
  hasSecondFactor: z.optional(z.boolean()),
  /** A change of owners that takes effect later. Without a kind, the member leaves the staff. */
  change: z.nullable(z.object({ kind: z.nullable(kind), due: z.iso.datetime() })),
});
export type StaffMember = z.output<typeof member>;

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/staff',
  summary: 'List the staff of a school',
  access: ['school'],
  answer: z.object({ staff: z.array(member) }),
});

export const inviteForm = z.object({
  firstname,
  lastname,
  email,
  kind: z._default(kind, 'teacher'),
});

export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/staff',
  summary: 'Invite a person to the school’s staff by email',
  access: ['school'],
  kinds: ['owner'],
  body: inviteForm,
  answer: member,
  status: 201,
});

export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/staff/:id/invite',
  summary: 'Resend an invitation; the earlier link becomes invalid',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  answer: null,
});

export const updateStaffKind = defineEndpoint({
  method: 'PUT',
  path: '/staff/:id',
  summary: 'Change the kind of a member; another owner keeps theirs for 7 days',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  body: z.object({ kind }),
  answer: member,
});

export const stopStaffChange = defineEndpoint({
  method: 'DELETE',
  path: '/staff/:id/change',
  summary: 'Stop a change of owners before it takes effect',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  answer: null,
});

export const removeStaff = defineEndpoint({
  method: 'DELETE',
  path: '/staff/:id',
  summary: 'Remove a person from the school’s staff and end their sessions; an owner after 7 days',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  answer: null,
});
