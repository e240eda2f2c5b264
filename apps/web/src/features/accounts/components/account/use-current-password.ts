import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';

export const currentPasswordFieldOf = {
  'form/current-password-required': 'currentPassword',
  'form/current-password-wrong': 'currentPassword',
} as const;

/** Only the server knows how old the sign-in is: the current password is asked for once it says so. */
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
        // The field has to stand before it gets the focus.
        if (isNeeded) flushSync(() => setAsked(true));
        throw error;
      }
    },
  };
}
