import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';

export const currentPasswordFieldOf = {
  'form/current-password-required': 'currentPassword',
  'form/current-password-wrong': 'currentPassword',
} as const;

/** Only the server knows the age of the login, and so whether the password is needed. */
export function useCurrentPassword() {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    askIfNeeded: async <T>(save: () => Promise<T>): Promise<T> => {
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
