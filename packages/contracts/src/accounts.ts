import { countries } from '@trio/domain/countries';
import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  accessCode,
  address,
  city,
  country,
  currentPassword,
  email,
  emailDomains,
  firstname,
  lastname,
  newPassword,
  phone,
  postalzip,
  schoolname,
  state,
} from './fields.ts';
import { checkConfirmation, checkPostalCode } from './whole-form.ts';

/** The account record, in the wire's own names. What does not apply to a role is left out. */
export const accountRecord = z.object({
  _id: z.uuid(),
  role: z.enum(roles),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** A new address that waits for its confirmation by mail. */
  pendingEmail: z.optional(z.string()),
  /** False for who comes through single sign-on and has never chosen one. */
  hasPassword: z.boolean(),
  schoolname: z.optional(z.string()),
  isConsumerGroup: z.boolean(),
  isFreemiumGroup: z.boolean(),
  isPathExplorerEnabled: z.boolean(),
  isCardExpanded: z.boolean(),
  isNbSchool: z.boolean(),
  expiry: z.nullable(z.iso.datetime()),
  excludedCards: z.array(z.string()),
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  /** Of a student: whether a three has ever been confirmed. */
  results: z.optional(z.boolean()),
  /** Of a student whose address is not confirmed: whether the school requires it before the first sort. */
  emailConfirmation: z.optional(z.enum(['asked', 'required'])),
  /** When this person, or this school, asked to be deleted. */
  deletionRequested: z.nullable(z.iso.datetime()),

  /** Of students and staff: where the school is. */
  country: z.optional(z.enum(countries)),

  // Of a school's staff only.
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  postalzip: z.optional(z.string()),
  phone: z.optional(z.string()),
  code: z.optional(z.string()),
  emailDomainWhitelist: z.optional(z.array(z.string())),
  emailDomainBlacklist: z.optional(z.array(z.string())),
  isEmailDomainWhitelistEnabled: z.optional(z.boolean()),
  isEmailDomainBlacklistEnabled: z.optional(z.boolean()),
  /** Whether students confirm their address before the first sort; only where there is an allow list. */
  isEmailConfirmationRequired: z.optional(z.boolean()),
  /** What keeps the school's code from accepting students, if anything does. */
  waitsFor: z.optional(z.nullable(z.enum(['verification', 'approval']))),
});
export type AccountRecord = z.output<typeof accountRecord>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The account record of the signed-in user',
  access: roles,
  answer: accountRecord,
});

export const detailsForm = z.object({
  firstname,
  lastname,
  email,
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  /** Asked for when the e-mail changes and the sign-in is older than a quarter of an hour. */
  currentPassword: z.optional(currentPassword),
});
/** The survey flag alone: a student who finished the survey changes nothing else. */
const surveyForm = z.strictObject({ hasCompletedConsumerEndSurvey: z.boolean() });

const addressFields = { schoolname, address, city, state, country, postalzip, phone };
export const addressForm = z
  .object(addressFields)
  .check(checkPostalCode(Object.keys(addressFields)));

export const passwordForm = z
  .object({
    /** Always asked for, where the account has one. */
    currentPassword: z.optional(currentPassword),
    password: newPassword,
    // Missing is different from the password, and said once.
    confirm: z._default(z.string({ error: 'form/passwords-differ' }), ''),
  })
  .check(checkConfirmation('confirm'));

/** The three forms of `PUT /users/me` (and the survey flag alone) are told apart by their fields. */
const chooseForm = (body: unknown) => {
  if (typeof body !== 'object' || body === null) return detailsForm;
  if ('password' in body || 'confirm' in body) return passwordForm;
  if ('address' in body || 'schoolname' in body || 'postalzip' in body) return addressForm;
  const isSurveyOnly = Object.keys(body).join() === 'hasCompletedConsumerEndSurvey';
  return isSurveyOnly ? surveyForm : detailsForm;
};

const changedFields = z.object({
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  email: z.optional(z.string()),
  pendingEmail: z.optional(z.string()),
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  schoolname: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.enum(countries)),
  postalzip: z.optional(z.string()),
  phone: z.optional(z.string()),
});

export type DetailsUpdate = z.output<typeof detailsForm>;
export type AddressUpdate = z.output<typeof addressForm>;
export type PasswordUpdate = z.output<typeof passwordForm>;
export type SurveyUpdate = z.output<typeof surveyForm>;

export const updateMe = defineEndpoint({
  method: 'PUT',
  path: '/users/me',
  summary: 'Change details, the school’s address, or the password: one form at a time',
  access: ['student', 'school'],
  body: z.pipe(
    z.unknown(),
    z.transform(
      (body, { issues }): DetailsUpdate | AddressUpdate | PasswordUpdate | SurveyUpdate => {
        const parsed = chooseForm(body).safeParse(body);
        if (parsed.success) return parsed.data;
        for (const { path, message } of parsed.error.issues) {
          issues.push({ code: 'custom', path: [...path], message, input: body });
        }
        return z.NEVER;
      },
    ),
  ),
  answer: z.object({ data: changedFields }),
});

/** Whether a code may be chosen is for the server to say: a shorter one that exists may stay. */
export const schoolCodeForm = z.object({
  code: accessCode,
  emailDomainWhitelist: emailDomains,
  emailDomainBlacklist: emailDomains,
  // A tick in a form: sent as `on`, or not at all.
  isEmailConfirmationRequired: z.pipe(
    z.optional(z.literal('on')),
    z.transform((tick) => tick === 'on'),
  ),
});

/** What is missing stays as it is. */
const schoolCodeUpdate = z.object({
  code: accessCode,
  emailDomainWhitelist: z.optional(emailDomains),
  emailDomainBlacklist: z.optional(emailDomains),
  isEmailConfirmationRequired: z.optional(z.boolean()),
});

export const updateCode = defineEndpoint({
  method: 'PUT',
  path: '/users/code',
  summary: 'Change the school’s access code and which e-mail domains may use it',
  access: ['school'],
  body: schoolCodeUpdate,
  answer: null,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/users/me/verification',
  summary: 'Send the mail again that confirms this account’s address, or its new one',
  access: ['student', 'school'],
  answer: null,
});
