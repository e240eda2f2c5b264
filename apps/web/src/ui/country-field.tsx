import type { Country } from '@trio/domain/countries';
import type { ComponentProps } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { SelectField } from './select-field.tsx';

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
