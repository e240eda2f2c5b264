import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { SignupFieldsProps } from './use-signup.ts';

interface SignupPersonFieldsProps extends SignupFieldsProps {
  children: ReactNode;
}

export function SignupPersonFields({ kind, error, errorHint, children }: SignupPersonFieldsProps) {
  const t = useText('identity');
  return (
    <>
      <TextField
        label={t('field.firstname')}
        name="firstname"
        autoComplete="given-name"
        error={error('firstname')}
        required
      />
      <TextField
        label={t('field.lastname')}
        name="lastname"
        autoComplete="family-name"
        error={error('lastname')}
        required
      />
      <div className={kind === 'student' ? undefined : form.wide}>
        <TextField
          label={t('field.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={errorHint('email') ?? (kind === 'school' ? t('signup.schoolEmailHint') : undefined)}
          error={error('email')}
          required
        />
        {children}
      </div>
    </>
  );
}
