import { useState } from 'react';
import { ApiFailure } from '../api/api-failure.ts';
import type { FormProblem } from './use-form.ts';

export type ActionState =
  | { readonly status: 'idle' | 'busy' | 'done' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

export function useAction(action: () => Promise<void>) {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const run = async (): Promise<boolean> => {
    if (state.status === 'busy') return false;
    setState({ status: 'busy' });
    try {
      await action();
      setState({ status: 'done' });
      return true;
    } catch (error) {
      setState({ status: 'failed', problem: problemOf(error) });
      return false;
    }
  };
  return { state, run, reset: () => setState({ status: 'idle' }) };
}

export const problemOf = (error: unknown): FormProblem =>
  error instanceof ApiFailure ? error.code : 'error.defaultMessage';
