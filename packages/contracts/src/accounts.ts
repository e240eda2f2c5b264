import { countries } from '@trio/domain/countries';
import { effectMoments } from '@trio/domain/effect/effect';
import { provinceCodes } from '@trio/domain/province-codes';
import { roles } from '@trio/domain/roles';
import { type NoticeFlag, noticeFlags } from '@trio/domain/student-notices';
import { staffKinds } from '@trio/domain/staff-kinds';
import { isZone } from '@trio/domain/time/zones';
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
  optionalEmail,
  phone,
  postalzip,
  schoolname,
  state,
} from './fields.ts';
import { withCode } from './with-code.ts';
import { checkConfirmation, checkPostalCode } from './whole-form.ts';

/** True for a student who is not told yet. */
const dueNotices = {
  isLikedNoticeDue: z.optional(z.boolean()),
  isTalksNoticeDue: z.optional(z.boolean()),
} satisfies Record<NoticeFlag, unknown>;

/** Fields of other roles are absent. */
export const accountRecord = z.object({
  _id: z.uuid(),
  role: z.enum(roles),
  /** School staff only. */
  kind: z.optional(z.enum(staffKinds)),
  firstname: z.string(),
  lastname: z.string(),
  /** Empty for a student without an address. */
  email: z.string(),
  /** Students who joined without an email address. */
  username: z.optional(z.string()),
  pendingEmail: z.optional(z.string()),
  /** False for single sign-on users who never chose a password. */
  hasPassword: z.boolean(),
  /** Administrators only: of the emails to them. */
  language: z.optional(z.enum(['en', 'fr'])),
  /** Students only: who last gave a password, and when. */
  passwordGiven: z.optional(z.object({ by: z.string(), at: z.iso.datetime() })),
  schoolname: z.optional(z.string()),
  /** A member's board, or for owners the board that sees figures of their school. */
  board: z.optional(z.string()),
  isConsumerGroup: z.boolean(),
  isFreemiumGroup: z.boolean(),
  isPathExplorerEnabled: z.boolean(),
  isCardExpanded: z.boolean(),
  /** Cards come in the deck's own order; else each sort shuffles them. */
  isCardOrderFixed: z.boolean(),
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
  ...dueNotices,
  /** Students of schools that ask the age, until it is settled: the only thing they may do. */
  ageQuestion: z.optional(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('asked') }),
      z.object({ state: z.literal('guardian-asked'), until: z.iso.datetime() }),
      z.object({ state: z.literal('guardian-refused') }),
    ]),
  ),
  /** Students who may be asked whether Trio helps: at which moments. */
  effectMoments: z.optional(z.array(z.enum(effectMoments))),
  deletionRequested: z.nullable(z.iso.datetime()),

  country: z.optional(z.enum(countries)),
  /** Students of Canadian schools, if the school's address names it: for figures of careers. */
  province: z.optional(z.enum(provinceCodes)),

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
  /** Owners only: as chosen, or null for the zone that follows from the school's address. */
  timeZone: z.optional(z.nullable(z.string())),
  timeZoneDefault: z.optional(z.string()),
  /** Owners only: whether students are asked if Trio helps. */
  isEffectOn: z.optional(z.boolean()),
  /** Owners only: whether the school's staff must use a second factor. */
  isSecondFactorRequired: z.optional(z.boolean()),
  /** Owners of a school of a board only. */
  isSecondFactorRequiredByBoard: z.optional(z.boolean()),
  /** Staff and administrators who must still add a second factor: from then on nothing else is open. */
  secondFactorDue: z.optional(z.iso.datetime()),
});
export type AccountRecord = z.output<typeof accountRecord>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'Get the account of the logged-in user',
  access: roles,
  isOpenBeforeAge: true,
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
/** For students without an address, who may leave it empty. */
export const detailsWithoutEmailForm = z.object({
  firstname,
  lastname,
  email: optionalEmail,
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  currentPassword: z.optional(currentPassword),
});
/** The survey flag must not change other fields. */
const surveyForm = z.strictObject({ hasCompletedConsumerEndSurvey: z.boolean() });

/** Several notices are closed together. */
const noticeUpdate = z.strictObject({
  isLikedNoticeDue: z.optional(z.literal(false)),
  isTalksNoticeDue: z.optional(z.literal(false)),
} satisfies Record<NoticeFlag, unknown>);

const languageUpdate = z.strictObject({ language: z.enum(['en', 'fr']) });

const cardOrderUpdate = z.strictObject({ isCardOrderFixed: z.boolean() });

const effectUpdate = z.strictObject({ isEffectOn: z.boolean() });

const factorUpdate = z.strictObject({ isSecondFactorRequired: z.boolean() });

const timeZone = z
  .string(withCode('school/zone-invalid'))
  .check(z.refine((zone) => zone.length <= 64 && isZone(zone), withCode('school/zone-invalid')));

/** Null: as the school's address says. */
const timeZoneUpdate = z.strictObject({ timeZone: z.nullable(timeZone) });

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
  const fields = Object.keys(body).join();
  if (fields === 'language') return languageUpdate;
  if (fields === 'isCardOrderFixed') return cardOrderUpdate;
  if (fields === 'isEffectOn') return effectUpdate;
  if (fields === 'isSecondFactorRequired') return factorUpdate;
  if (fields === 'timeZone') return timeZoneUpdate;
  if (fields === 'hasCompletedConsumerEndSurvey') return surveyForm;
  if (noticeFlags.some((flag) => flag in body)) return noticeUpdate;
  return 'email' in body && body.email === '' ? detailsWithoutEmailForm : detailsForm;
};

const changedFields = z.object({
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  email: z.optional(z.string()),
  pendingEmail: z.optional(z.string()),
  hasCompletedConsumerEndSurvey: z.optional(z.boolean()),
  ...dueNotices,
  schoolname: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.enum(countries)),
  postalzip: z.optional(z.string()),
  phone: z.optional(z.string()),
  language: z.optional(z.enum(['en', 'fr'])),
  isCardOrderFixed: z.optional(z.boolean()),
  timeZone: z.optional(z.nullable(z.string())),
  isEffectOn: z.optional(z.boolean()),
  isSecondFactorRequired: z.optional(z.boolean()),
  timeZoneDefault: z.optional(z.string()),
});

export type DetailsUpdate = z.output<typeof detailsForm>;
export type AddressUpdate = z.output<typeof addressForm>;
export type PasswordUpdate = z.output<typeof passwordForm>;
export type SurveyUpdate = z.output<typeof surveyForm>;
export type NoticeUpdate = z.output<typeof noticeUpdate>;
export type LanguageUpdate = z.output<typeof languageUpdate>;
export type CardOrderUpdate = z.output<typeof cardOrderUpdate>;
export type EffectUpdate = z.output<typeof effectUpdate>;
export type FactorUpdate = z.output<typeof factorUpdate>;
export type TimeZoneUpdate = z.output<typeof timeZoneUpdate>;
type Update =
  | DetailsUpdate
  | AddressUpdate
  | PasswordUpdate
  | SurveyUpdate
  | NoticeUpdate
  | LanguageUpdate
  | CardOrderUpdate
  | EffectUpdate
  | FactorUpdate
  | TimeZoneUpdate;

export const updateMe = defineEndpoint({
  method: 'PUT',
  path: '/users/me',
  summary:
    'Update the details, the password, the language of emails, or the school’s address and settings',
  access: roles,
  body: z.pipe(
    z.unknown(),
    z.transform((body, { issues }): Update => {
      const parsed = chooseForm(body).safeParse(body);
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues) {
        issues.push({ code: 'custom', path: [...path], message, input: body });
      }
      return z.NEVER;
    }),
  ),
  answer: z.object({ data: changedFields }),
});

/** A browser sends a checkbox only if it is on. */
const tick = z.pipe(
  z.optional(z.literal('on')),
  z.transform((value) => value === 'on'),
);

export const languageForm = z.object({ language: z.enum(['en', 'fr']) });

export const cardOrderForm = z.object({ isCardOrderFixed: tick });

export const effectForm = z.object({ isEffectOn: tick });

export const factorForm = z.object({ isSecondFactorRequired: tick });

/** '' is the zone that follows from the school's address. */
export const timeZoneForm = z.object({
  timeZone: z.pipe(
    z.string(),
    z.transform((zone) => (zone === '' ? null : zone)),
  ),
});

/** The server checks the code: an existing school may keep a shorter one. */
export const schoolCodeForm = z.object({
  code: accessCode,
  emailDomainWhitelist: emailDomains,
  emailDomainBlacklist: emailDomains,
  isEmailConfirmationRequired: tick,
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
  kinds: ['owner'],
  body: schoolCodeUpdate,
  answer: null,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/users/me/verification',
  summary: 'Resend the confirmation email for the account’s current or new address',
  access: roles,
  answer: null,
});
