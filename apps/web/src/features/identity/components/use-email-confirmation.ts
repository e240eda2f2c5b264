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
  | { readonly status: 'ready' | 'sending' | 'invalid' | 'log-in-required' }
  | { readonly status: 'failed'; readonly problem: FormProblem }
  | { readonly status: 'done'; readonly confirmed: Answer<typeof endpoint> };

const isWellFormed = (token: string | null): token is string =>
  endpoint.body.safeParse({ token }).success;

/** The user must press a button: mail scanners open every link, so opening one confirms nothing. */
export function useEmailConfirmation(token: string | null) {
  const mayHaveSession = useSession().status !== 'signed-out';
  const [state, setState] = useState<Confirmation>({
    status: isWellFormed(token) ? 'ready' : 'invalid',
  });

  const showOutcome = (next: Confirmation) => {
    flushSync(() => setState(next));
    document.getElementById('main')?.focus();
  };
  const sendToken = async (validToken: string) => {
    setState({ status: 'sending' });
    try {
      showOutcome({ status: 'done', confirmed: await confirmEmail(validToken, mayHaveSession) });
      await resumeSession();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'auth/link-invalid') showOutcome({ status: 'invalid' });
      else if (problem === 'auth/sign-in-to-confirm') showOutcome({ status: 'log-in-required' });
      else setState({ status: 'failed', problem });
    }
  };
  return {
    state,
    confirm: () => {
      if (isWellFormed(token) && state.status !== 'sending') void sendToken(token);
    },
  };
}

type Confirmed = Promise<Answer<typeof endpoint>>;

/**
 * The first address of a school or student requires its session. A changed address requires only the link,
 * so a request without a session is sent too.
 */
async function confirmEmail(token: string, mayHaveSession: boolean): Confirmed {
  if (!mayHaveSession) return send(endpoint, null, { token });
  try {
    return await call(endpoint, { token });
  } catch (error) {
    if (isUnauthenticated(error)) return send(endpoint, null, { token });
    throw error;
  }
}
