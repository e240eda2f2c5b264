import { limits } from '@trio/domain/limits';
import { roles } from '@trio/domain/roles';
import { staffKinds } from '@trio/domain/staff-kinds';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { mailStatuses } from './mail.ts';
import { pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

const admin = ['admin'] as const;

/** More people with the same beginning are not listed. */
export const peopleMost = 20;

export const personKinds = ['student', ...staffKinds, 'board', 'admin'] as const;
export type PersonKind = (typeof personKinds)[number];

export const personStates = [
  'disabled',
  'unconfirmed',
  'locked',
  'invited',
  'never-logged-in',
] as const;
export type PersonState = (typeof personStates)[number];

const school = z.nullable(z.object({ _id: z.uuid(), name: z.string() }));

const foundPerson = z.object({
  _id: z.uuid(),
  kind: z.enum(personKinds),
  school,
  /** Of a member of a board. */
  board: z.optional(z.object({ _id: z.uuid(), name: z.string() })),
  /** A masked address, or a username. */
  login: z.string(),
  /** Empty if the person is hidden. */
  states: z.array(z.enum(personStates)),
  /** A student of a school that is closed to the Trio team. */
  isHidden: z.boolean(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** In a body, so that no address is part of a URL. */
export const searchPeople = defineEndpoint({
  method: 'POST',
  path: '/people/search',
  summary: 'Find people of all schools by the beginning of an email address or username, or by id',
  access: admin,
  body: z.object({
    q: z.string().check(z.maxLength(limits.emailMax, withCode('people/search-too-long'))),
  }),
  answer: z.object({ people: z.array(foundPerson), hasMore: z.boolean() }),
});

export const linkPurposes = ['reset', 'confirm', 'new-email', 'invite'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const waitingLink = z.object({
  purpose: z.enum(linkPurposes),
  sent: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Null after the email's record was removed. */
  mail: z.nullable(z.enum(mailStatuses)),
});

const person = z.object({
  _id: z.uuid(),
  kind: z.enum(personKinds),
  role: z.enum(roles),
  school,
  board: z.optional(z.object({ _id: z.uuid(), name: z.string() })),
  firstname: z.string(),
  lastname: z.string(),
  /** Empty for a student without an address. */
  email: z.string(),
  username: z.nullable(z.string()),
  states: z.array(z.enum(personStates)),
  created: z.iso.datetime(),
  /** Of a student the day only, as noon in UTC; null if the log has none. */
  lastLogIn: z.nullable(z.iso.datetime()),
  /** Null for administrators. */
  classes: z.nullable(z.int()),
  isSingleSignOn: z.boolean(),
  isSelf: z.boolean(),
  /** `removable`: no owner of the school can remove it. Missing without one. */
  secondFactor: z.optional(z.enum(['set', 'removable'])),
  pendingEmail: z.nullable(z.string()),
  /** When the limits of this account end; null if it is not locked. */
  lockedUntil: z.nullable(z.iso.datetime()),
  links: z.array(waitingLink),
  /** The email that can be sent again; null if none is waiting. */
  resend: z.nullable(z.enum(['confirmation', 'invitation'])),
  deletionRequested: z.nullable(z.iso.datetime()),
});
export type PersonRecord = z.output<typeof person>;

export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/people/:id',
  summary: 'Open a person’s account: state, log-in, waiting links; logged as a look',
  access: admin,
  params: pathId,
  answer: person,
});

export const sendPersonReset = defineEndpoint({
  method: 'POST',
  path: '/people/:id/reset',
  summary: 'Email a person a link to choose a new password',
  access: admin,
  params: pathId,
  answer: null,
});

export const unlockPerson = defineEndpoint({
  method: 'POST',
  path: '/people/:id/unlock',
  summary: 'Lift the limits that wrong passwords put on an account',
  access: admin,
  params: pathId,
  answer: null,
});

export const resendToPerson = defineEndpoint({
  method: 'POST',
  path: '/people/:id/resend',
  summary: 'Send the waiting confirmation or invitation of a person again',
  access: admin,
  params: pathId,
  answer: null,
});

export const disablePerson = defineEndpoint({
  method: 'POST',
  path: '/people/:id/disable',
  summary: 'Disable or enable a person’s account',
  access: admin,
  params: pathId,
  body: z.object({ disable: z.boolean() }),
  answer: null,
});

export const staffCorrectionForm = z.object({ email });

export const correctStaffEmail = defineEndpoint({
  method: 'PUT',
  path: '/people/:id/email',
  summary: 'Correct a staff member’s email address; it counts once the new address confirms it',
  access: admin,
  params: pathId,
  body: staffCorrectionForm,
  answer: z.object({ pendingEmail: z.string() }),
});

export const withdrawStaffEmail = defineEndpoint({
  method: 'DELETE',
  path: '/people/:id/email',
  summary: 'Withdraw a new address of a staff member that is not confirmed yet',
  access: admin,
  params: pathId,
  answer: null,
});
