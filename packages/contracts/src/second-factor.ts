import { roles } from '@trio/domain/roles';
import { isBlank, isPlainText } from '@trio/domain/plain-text';
import {
  factorKinds,
  factorNameMax,
  isRecoveryCode,
  lossWays,
  normaliseRecoveryCode,
} from '@trio/domain/second-factor';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPassword } from './fields.ts';
import { pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

const staff = roles.filter((role) => role !== 'student');

/** Of a half log-in: 43 characters of base64url. */
const halfToken = z
  .string(withCode('auth/log-in-again'))
  .check(z.regex(/^[\w-]{43}$/u, withCode('auth/log-in-again')));

export const oneTimeCode = z.string(withCode('factor/code-required')).check(
  z.overwrite((typed) => typed.replaceAll(/\s/gu, '')),
  z.regex(/^\d{6}$/u, withCode('factor/code-required')),
);

export const recoveryCode = z
  .string(withCode('factor/recovery-code-required'))
  .check(z.refine(isRecoveryCode, withCode('factor/recovery-code-required')))
  .check(z.overwrite(normaliseRecoveryCode));

/** As the browser made it; the server checks the signature and every field. */
const text = z.string().check(z.maxLength(8192));
const passkeyAnswer = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string()),
  clientExtensionResults: z.looseObject({}),
});
export const passkeyLogIn = z.extend(passkeyAnswer, {
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(text),
  }),
});
const passkeyEnrolment = z.extend(passkeyAnswer, {
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** The options of the browser's WebAuthn function. */
const browserOptions = z.looseObject({ challenge: z.string() });

export const finishLogIn = defineEndpoint({
  method: 'POST',
  path: '/identity/second-factor',
  summary: 'Finish a log-in with a code, a passkey or a recovery code: sets the session cookie',
  access: 'public',
  body: z.union([
    z.object({ token: halfToken, code: oneTimeCode }),
    z.object({ token: halfToken, recoveryCode }),
    z.object({ token: halfToken, passkey: passkeyLogIn }),
  ]),
  answer: null,
});

export const startPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/identity/second-factor/passkey',
  summary: 'Get the challenge for a passkey at a log-in',
  access: 'public',
  body: z.object({ token: halfToken }),
  answer: z.object({ options: browserOptions }),
});

export const reportLoss = defineEndpoint({
  method: 'POST',
  path: '/identity/second-factor/loss',
  summary: 'Report at a log-in that every second factor is lost, and learn the way back',
  access: 'public',
  body: z.object({ token: halfToken }),
  answer: z.object({ way: z.enum(lossWays), due: z.nullable(z.iso.datetime()) }),
});

export const stopLoss = defineEndpoint({
  method: 'POST',
  path: '/identity/second-factor/loss/stop',
  summary: 'Stop the removal of an owner’s second factor with an emailed token',
  access: 'public',
  body: z.object({
    token: z
      .string(withCode('auth/link-invalid'))
      .check(z.regex(/^[\w-]{43}$/u, withCode('auth/link-invalid'))),
  }),
  answer: null,
});

const factor = z.object({
  _id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  added: z.iso.datetime(),
  lastUsed: z.nullable(z.iso.datetime()),
});

const factorState = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z.int(),
  /** Null if none is required. */
  requiredBy: z.nullable(z.enum(['platform', 'school', 'board'])),
  /** From then on nothing else is open; null if none is required or one is there. */
  due: z.nullable(z.iso.datetime()),
  /** False for a person who logs in by single sign-on only. */
  hasPassword: z.boolean(),
});
export type FactorState = z.output<typeof factorState>;
export type SecondFactor = FactorState['factors'][number];

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/second-factor',
  summary: 'Get the caller’s second factors, without secrets',
  access: staff,
  answer: factorState,
});

/** Missing for a person without a password, who must have logged in within 15 minutes. */
const proof = { currentPassword: z.optional(currentPassword) };
export const proofForm = z.object(proof);

export const startApp = defineEndpoint({
  method: 'POST',
  path: '/second-factor/app',
  summary: 'Make the key for an authenticator app; it counts only after a first code',
  access: staff,
  body: proofForm,
  answer: z.object({ key: z.string(), address: z.string(), enrolment: z.string() }),
});

const enrolment = z.string().check(z.minLength(1), z.maxLength(2000));

export const factorName = z.string(withCode('factor/name-required')).check(
  z.trim(),
  z.refine(
    (name) => !isBlank(name) && name.length <= factorNameMax && isPlainText(name),
    withCode('factor/name-required'),
  ),
);

/** Only with the first factor: shown once. */
const enrolled = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

export const appForm = z.object({ name: factorName, code: oneTimeCode });

export const confirmApp = defineEndpoint({
  method: 'POST',
  path: '/second-factor/app/confirm',
  summary: 'Add an authenticator app with its first code',
  access: staff,
  body: z.extend(appForm, { enrolment }),
  answer: enrolled,
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/second-factor/passkey',
  summary: 'Get the challenge for a new passkey',
  access: staff,
  body: proofForm,
  answer: z.object({ options: browserOptions, enrolment: z.string() }),
});

export const confirmPasskey = defineEndpoint({
  method: 'POST',
  path: '/second-factor/passkey/confirm',
  summary: 'Add a passkey that the browser made',
  access: staff,
  body: z.object({ name: factorName, enrolment, passkey: passkeyEnrolment }),
  answer: enrolled,
});

export const renameForm = z.object({ name: factorName });

export const renameFactor = defineEndpoint({
  method: 'PUT',
  path: '/second-factor/:id',
  summary: 'Rename a second factor',
  access: staff,
  params: pathId,
  body: renameForm,
  answer: null,
});

export const removeFactor = defineEndpoint({
  method: 'POST',
  path: '/second-factor/:id/remove',
  summary: 'Remove a second factor; with the last one, the recovery codes go too',
  access: staff,
  params: pathId,
  body: proofForm,
  answer: null,
});

export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Make new recovery codes; the earlier ones become invalid',
  access: staff,
  body: proofForm,
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeFactorsOfStaff = defineEndpoint({
  method: 'DELETE',
  path: '/staff/:id/second-factor',
  summary: 'Remove the second factors of a counsellor or teacher who lost them',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  answer: null,
});

export const removeFactorsOfPerson = defineEndpoint({
  method: 'DELETE',
  path: '/people/:id/second-factor',
  summary: 'Remove the second factors of staff whom no other owner can help',
  access: ['admin'],
  params: pathId,
  answer: null,
});
