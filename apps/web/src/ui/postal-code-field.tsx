import type { ComponentProps } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { TextField } from './text-field.tsx';

interface PostalCodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** Empty until chosen. */
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
