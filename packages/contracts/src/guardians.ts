import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { accessCode, age, email, homeRegion } from './fields.ts';
import { withCode } from './with-code.ts';

/** Always 43 characters of base64url; anything else is a truncated or invented link. */
export const guardianToken = z
  .string(withCode('guardian/link-invalid'))
  .check(z.regex(/^[\w-]{43}$/, withCode('guardian/link-invalid')));

const ofLink = z.object({ token: guardianToken });
const asked = z.object({ until: z.iso.datetime() });

export const guardianForm = z.object({ guardianEmail: email });

export const askGuardian = defineEndpoint({
  method: 'POST',
  path: '/guardians',
  summary: 'Ask a guardian by email to agree to a sign-up; there is no account before',
  access: 'public',
  body: z.object({ code: accessCode, age, region: homeRegion, guardianEmail: email }),
  status: 201,
  answer: asked,
});

export const readGuardianLink = defineEndpoint({
  method: 'POST',
  path: '/guardians/read',
  summary: 'Read what a guardian is asked; changes nothing',
  access: 'public',
  body: ofLink,
  answer: z.object({
    schoolname: z.string(),
    age: z.int(),
    until: z.iso.datetime(),
    /** The child has an account, which sleeps until the guardian agrees. */
    hasAccount: z.boolean(),
    hasAgreed: z.boolean(),
    /** Where the child signs up, once the guardian has agreed. */
    code: z.string(),
    isClassWithoutEmail: z.boolean(),
  }),
});

export const agreeAsGuardian = defineEndpoint({
  method: 'POST',
  path: '/guardians/agree',
  summary: 'Agree as a guardian: the sign-up goes on, or the account wakes up',
  access: 'public',
  body: ofLink,
  answer: null,
});

export const refuseAsGuardian = defineEndpoint({
  method: 'POST',
  path: '/guardians/refuse',
  summary: 'Refuse as a guardian, and delete the request',
  access: 'public',
  body: ofLink,
  answer: null,
});

export const ageForm = z.object({ age, region: homeRegion });

export const answerAge = defineEndpoint({
  method: 'POST',
  path: '/users/me/age',
  summary: 'Answer how old the student is; below the age of consent with the email of a guardian',
  access: ['student'],
  isOpenBeforeAge: true,
  body: z.object({ age, region: homeRegion, guardianEmail: z.optional(email) }),
  answer: z.object({ until: z.nullable(z.iso.datetime()) }),
});

export const askGuardianAgain = defineEndpoint({
  method: 'POST',
  path: '/users/me/guardian',
  summary: 'Send the email to a guardian again, or to another address',
  access: ['student'],
  isOpenBeforeAge: true,
  body: guardianForm,
  answer: asked,
});
