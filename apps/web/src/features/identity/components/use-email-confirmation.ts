import type { Answer } from '@trio/contracts/endpoint';
import { confirmEmail as endpoint } from '@trio/contracts/identity';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call, isUnauthenticated } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/send.ts';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { resumeSession, useSession } from '../../../lib/session/session.ts';

type Confirmation =
  | { readonly status: 'asked' | 'sending' | 'invalid' | 'sign-in-first' }
  | { readonly status: 'failed'; readonly problem: FormProblem }
  | { readonly status: 'done'; readonly confirmed: Answer<typeof endpoint> };

/** Detects a truncated link before the page asks for a confirmation. */
const isWhole = (token: string | null): token is string =>
  endpoint.body.safeParse({ token }).success;

export function useEmailConfirmation(token: string | null) {
  const mayBeSignedIn = useSession().status !== 'signed-out';
  const [state, setState] = useState<Confirmation>({
    status: isWhole(token) ? 'asked' : 'invalid',
  });

  const end = (next: Confirmation) => {
    flushSync(() => setState(next));
    // The button disappears, so the focus moves to the page with the answer.
    document.getElementById('main')?.focus();
  };
  const sendToken = async (whole: string) => {
    setState({ status: 'sending' });
    try {
      end({ status: 'done', confirmed: await confirmEmail(whole, mayBeSignedIn) });
      // Updates the account of a signed-in school.
      await resumeSession();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'auth/link-invalid') end({ status: 'invalid' });
      else if (problem === 'auth/sign-in-to-confirm') end({ status: 'sign-in-first' });
      else setState({ status: 'failed', problem });
    }
  };
  return {
    state,
    confirm: () => {
      if (isWhole(token) && state.status !== 'sending') void sendToken(token);
    },
  };
}

type Confirmed = Promise<Answer<typeof endpoint>>;

/** A school's first address requires its session. A changed address requires only the link. */
async function confirmEmail(token: string, mayBeSignedIn: boolean): Confirmed {
  if (!mayBeSignedIn) return send(endpoint, null, { token });
  try {
    return await call(endpoint, { token });
  } catch (error) {
    if (isUnauthenticated(error)) return send(endpoint, null, { token });
    throw error;
  }
}
