import { isAccessCode } from '@trio/domain/access-code';
import { ageLimits } from '@trio/domain/age/consent-ages';
import { homeRegions } from '@trio/domain/age/home-regions';
import { countries } from '@trio/domain/countries';
import { isEmail } from '@trio/domain/email';
import { parseDomainList } from '@trio/domain/email-domains';
import { limits } from '@trio/domain/limits';
import { isBlank, isPlainText } from '@trio/domain/plain-text';
import { isUsername } from '@trio/domain/usernames/username';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { withCode } from './with-code.ts';

/** Gives one error code per field: an empty field is missing, not also invalid. */
const requiredText = (
  required: ErrorCode,
  invalid: ErrorCode,
  isValid: (text: string) => boolean,
) =>
  z.string(withCode(required)).check(
    z.trim(),
    z.refine((text) => !isBlank(text), withCode(required)),
    z.refine((text) => isBlank(text) || isValid(text), withCode(invalid)),
  );

const isLine =
  (max: number) =>
  (text: string): boolean =>
    text.length <= max && isPlainText(text);

const isName = isLine(limits.nameMax);
export const firstname = requiredText('form/firstname-required', 'form/firstname-invalid', isName);
export const lastname = requiredText('form/lastname-required', 'form/lastname-invalid', isName);

const schoolText = (required: ErrorCode) =>
  requiredText(required, 'form/text-invalid', isLine(limits.schoolTextMax));
export const address = schoolText('form/address-required');
export const city = schoolText('form/city-required');
export const state = schoolText('form/state-required');
export const schoolname = schoolText('form/schoolname-required');
export const boardname = schoolText('form/boardname-required');
export const phone = requiredText(
  'form/phone-required',
  'form/text-invalid',
  isLine(limits.phoneMax),
);
export const country = z.enum(countries, withCode('form/country-required'));
/** `checkPostalCode` checks it against the country. */
export const postalzip = z
  .string(withCode('form/postalzip-invalid'))
  .check(z.trim(), z.minLength(1, withCode('form/postalzip-invalid')));

/** For students: an impossible code gives "not found", not a validation error. */
export const accessCode = requiredText(
  'form/code-required',
  'form/code-invalid',
  isLine(limits.accessCodeMax),
);
export const chosenCode = requiredText('form/code-required', 'form/code-invalid', isAccessCode);

export const email = requiredText('form/email-required', 'auth/invalid-email', isEmail);

/** In years. A form sends a text. */
export const age = z.pipe(
  z.union([z.string(), z.number()], withCode('form/age-invalid')).check(
    z.refine((years) => {
      const number = /^\s*\d{1,3}\s*$/u.test(String(years)) ? Number(years) : Number.NaN;
      return number >= ageLimits.min && number <= ageLimits.max;
    }, withCode('form/age-invalid')),
  ),
  z.transform(Number),
);
export const homeRegion = z.enum(homeRegions, withCode('form/region-required'));

/** Empty for a student without an address. */
export const optionalEmail = z.string(withCode('form/email-required')).check(
  z.trim(),
  z.refine((text) => text === '' || isEmail(text), withCode('auth/invalid-email')),
);

/** Log-in has one field for both. A text without @ is a username. */
export const emailOrUsername = requiredText(
  'form/login-required',
  'auth/invalid-email',
  (text) => isEmail(text) || (isUsername(text) && isLine(limits.emailMax)(text)),
);

/** Login checks only presence; the password rules applied when it was chosen. */
const typedPassword = (required: ErrorCode) =>
  z
    .string(withCode(required))
    .check(
      z.minLength(1, withCode(required)),
      z.maxLength(limits.passwordMax, withCode('form/password-too-long')),
    );
export const enteredPassword = typedPassword('form/password-required');
export const currentPassword = typedPassword('form/current-password-required');

const isEmptyOrLongEnough = (password: string): boolean =>
  password === '' || password.length >= limits.passwordMin;

export const newPassword = z
  .string(withCode('form/password-required'))
  .check(
    z.minLength(1, withCode('form/password-required')),
    z.refine(isEmptyOrLongEnough, withCode('form/password-too-short')),
    z.maxLength(limits.passwordMax, withCode('form/password-too-long')),
  );

// One entry must not contain a whole list and so bypass the limit on entries.
const oneDomain = z.string().check(z.maxLength(limits.emailMax), z.regex(/^[^,\r\n]*$/));

const isDomainList = (list: string | readonly string[]): boolean => {
  const { domains, invalid } = parseDomainList(list);
  return invalid.length === 0 && domains.length <= limits.emailDomainsMax;
};
/** A form sends one text; the account record has a list. */
export const emailDomains = z
  .union(
    [
      z.string().check(z.maxLength(limits.emailDomainsTextMax)),
      z.array(oneDomain).check(z.maxLength(2 * limits.emailDomainsMax)),
    ],
    withCode('form/domains-invalid'),
  )
  .check(z.refine(isDomainList, withCode('form/domains-invalid')));
