import { countries, type Country } from '@trio/domain/countries';
import { isPostalCode } from '@trio/domain/postal-code';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { newPassword } from './fields.ts';

interface AddressForm {
  readonly country: Country;
  readonly postalzip: string;
}

/**
 * Inserts its error in the order of the fields, even if others are invalid: the first error counts.
 */
export const checkPostalCode = (order: readonly string[]) =>
  z.check<AddressForm>(
    ({ value, issues }) => {
      const { country, postalzip } = value as Partial<AddressForm>;
      // Missing fields have their own errors.
      if (!isCountry(country) || typeof postalzip !== 'string' || postalzip === '') return;
      if (isPostalCode(country, postalzip)) return;
      const place = order.indexOf('postalzip');
      const after = issues.findIndex(({ path }) => order.indexOf(String(path?.[0])) > place);
      issues.splice(after === -1 ? issues.length : after, 0, {
        code: 'custom',
        message: 'form/postalzip-invalid' satisfies ErrorCode,
        path: ['postalzip'],
        input: value,
      });
    },
    { when: () => true },
  );

const isCountry = (value: unknown): value is Country => countries.includes(value as Country);

/** Runs once the password itself is valid, even if other fields are not. */
export const checkConfirmation = <const Name extends string>(name: Name) =>
  z.refine<{ password: string } & Record<Name, string>>((form) => form.password === form[name], {
    error: 'form/passwords-differ' satisfies ErrorCode,
    path: [name],
    when: ({ value }) => {
      const form = value as Record<string, unknown>;
      return newPassword.safeParse(form['password']).success && typeof form[name] === 'string';
    },
  });
