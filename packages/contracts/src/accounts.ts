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

/** Fields of other roles are absent. */
export const accountRecord = z.object({
  _id: z.uuid(),
  role: z.enum(roles),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  pendingEmail: z.optional(z.string()),
  /** False for single sign-on users who never chose a password. */
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
  /** Students only: whether a trio was ever confirmed. */
  results: z.optional(z.boolean()),
  /**
   * Students with an unconfirmed address: whether the school requires confirmation before a sort.
   */
  emailConfirmation: z.optional(z.enum(['asked', 'required'])),
  deletionRequested: z.nullable(z.iso.datetime()),

  country: z.optional(z.enum(countries)),

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
  /** Requires students to confirm their address before the first sort; needs an allow list. */
  isEmailConfirmationRequired: z.optional(z.boolean()),
  waitsFor: z.optional(z.nullable(z.enum(['verification', 'approval']))),
});
export type AccountRecord = z.output<typeof accountRecord>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'Get the account of the logged-in user',
  access: roles,
  answer: accountRecord,
});

export const detailsForm = z.object({
  firstname,
  lastname,
  email,
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  /** Required if the email changes and the login is older than 15 minutes. */
  currentPassword: z.optional(currentPassword),
});
/** The survey flag must not change other fields. */
const surveyForm = z.strictObject({ hasCompletedConsumerEndSurvey: z.boolean() });

const addressFields = { schoolname, address, city, state, country, postalzip, phone };
export const addressForm = z
  .object(addressFields)
  .check(checkPostalCode(Object.keys(addressFields)));

export const passwordForm = z
  .object({
    /** Required if the account has a password. */
    currentPassword: z.optional(currentPassword),
    password: newPassword,
    // A missing confirmation counts as a different one, so there is only one error.
    confirm: z._default(z.string({ error: 'form/passwords-differ' }), ''),
  })
  .check(checkConfirmation('confirm'));

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
  summary: 'Update the details, the school’s address or the password of the account',
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

/** The server checks the code: an existing school may keep a shorter one. */
export const schoolCodeForm = z.object({
  code: accessCode,
  emailDomainWhitelist: emailDomains,
  emailDomainBlacklist: emailDomains,
  isEmailConfirmationRequired: z.pipe(
    z.optional(z.literal('on')),
    z.transform((tick) => tick === 'on'),
  ),
});

/** Missing fields stay unchanged. */
const schoolCodeUpdate = z.object({
  code: accessCode,
  emailDomainWhitelist: z.optional(emailDomains),
  emailDomainBlacklist: z.optional(emailDomains),
  isEmailConfirmationRequired: z.optional(z.boolean()),
});

export const updateCode = defineEndpoint({
  method: 'PUT',
  path: '/users/code',
  summary: 'Update the school’s access code and email domain lists',
  access: ['school'],
  body: schoolCodeUpdate,
  answer: null,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/users/me/verification',
  summary: 'Resend the confirmation email for the account’s current or new address',
  access: ['student', 'school'],
  answer: null,
});
