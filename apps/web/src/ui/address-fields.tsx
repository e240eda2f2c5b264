import type { Country } from '@trio/domain/countries';
import type { ComponentProps } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface PostalCodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  country: string;
}

const examples: Readonly<Record<string, string>> = { can: 'K1A 0B1', usa: '90210' };

export function PostalCodeField({ country, ...input }: PostalCodeFieldProps) {
  const t = useText('identity');
  const example = examples[country];
  return (
    <TextField
      label={country === 'usa' ? t('field.zip') : t('field.postalzip')}
      hint={example === undefined ? undefined : t('field.example', { example })}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
    />
  );
}

type CountryFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'>;

/** Most schools are in Canada. */
const inOrder = ['can', 'usa', 'other'] as const satisfies readonly Country[];

export function CountryField(select: CountryFieldProps) {
  const t = useText('identity');
  const names: Record<Country, string> = {
    can: t('country.can'),
    usa: t('country.usa'),
    other: t('country.other'),
  };
  return (
    <SelectField label={t('field.country')} autoComplete="country" {...select}>
      <option value="">{t('country.choose')}</option>
      {inOrder.map((country) => (
        <option key={country} value={country}>
          {names[country]}
        </option>
      ))}
    </SelectField>
  );
}
