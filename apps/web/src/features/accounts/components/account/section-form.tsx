import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import type { FieldProblems, FormProblem } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './account-page.module.css';

interface SaveRowProps {
  state: {
    isSending: boolean;
    isDone: boolean;
    fields: FieldProblems;
    problem: FormProblem | null;
  };
  label: string;
  saved: ReactNode;
}

export function SaveRow({ state, label, saved }: SaveRowProps) {
  const t = useText('identity');
  return (
    <>
      <FormNotice problem={state.problem} fields={state.fields} />
      <div className={style.outcome}>
        <Button type="submit" isBusy={state.isSending}>
          {state.isSending ? t('form.sending') : label}
        </Button>
        <SuccessNotice>{state.isDone && saved}</SuccessNotice>
      </div>
    </>
  );
}

interface CurrentPasswordFieldProps {
  hint: string;
  error: string | undefined;
}

/** Protects an account that was left logged in. */
export function CurrentPasswordField({ hint, error }: CurrentPasswordFieldProps) {
  const t = useText('account');
  const i = useText('identity');
  return (
    <PasswordField
      label={t('password.current')}
      name="currentPassword"
      autoComplete="current-password"
      hint={hint}
      error={error}
      required
      showLabel={i('field.showPassword')}
      hideLabel={i('field.hidePassword')}
    />
  );
}

export const currentPasswordFieldOf = {
  'form/current-password-required': 'currentPassword',
  'form/current-password-wrong': 'currentPassword',
} as const;

/** Only the server knows the age of the login, and so whether the password is needed. */
export function useCurrentPassword() {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    askIfNeeded: async <T,>(save: () => Promise<T>): Promise<T> => {
      try {
        const saved = await save();
        setAsked(false);
        return saved;
      } catch (error) {
        const isNeeded =
          error instanceof ApiFailure && error.code === 'form/current-password-required';
        // The field must exist before it can take the focus.
        if (isNeeded) flushSync(() => setAsked(true));
        throw error;
      }
    },
  };
}
