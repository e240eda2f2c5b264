import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { CountryField } from '../../../ui/country-field.tsx';
import form from '../../../ui/form.module.css';
import { PostalCodeField } from '../../../ui/postal-code-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SignupPart } from './signup-part.tsx';
import type { SignupFieldsProps } from './use-signup.ts';

/** A guess from the region of the browser's language; right for nearly every school. */
const countryOfBrowser = (): string => {
  const region = navigator.language.split('-').at(-1)?.toUpperCase();
  return region === 'CA' ? 'can' : region === 'US' ? 'usa' : '';
};

export function SignupSchoolFields({ kind, error, errorHint }: SignupFieldsProps) {
  const t = useText('identity');
  const [country, setCountry] = useState(countryOfBrowser);
  return (
    <>
      <SignupPart isShown={kind === 'school'}>
        <div className={form.wide}>
          <TextField
            label={t('field.address')}
            name="address"
            autoComplete="street-address"
            error={error('address')}
            required
          />
        </div>
        <TextField
          label={t('field.city')}
          name="city"
          autoComplete="address-level2"
          error={error('city')}
          required
        />
        <TextField
          label={t('field.state')}
          name="state"
          autoComplete="address-level1"
          error={error('state')}
          required
        />
        <CountryField
          name="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          error={error('country')}
          required
        />
        <PostalCodeField name="postalzip" country={country} error={error('postalzip')} required />
      </SignupPart>
      <SignupPart isShown={kind !== 'student'}>
        <TextField
          label={t('field.schoolname')}
          name="schoolname"
          autoComplete="organization"
          error={error('schoolname')}
          required
        />
        <TextField
          label={t('field.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          error={error('phone')}
          required
        />
      </SignupPart>
      <SignupPart isShown={kind === 'school'}>
        <div className={form.wide}>
          <TextField
            label={t('field.wantedCode')}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={(kind === 'school' ? errorHint('code') : undefined) ?? t('signup.wantedCodeHint')}
            error={kind === 'school' ? error('code') : undefined}
          />
        </div>
      </SignupPart>
    </>
  );
}
