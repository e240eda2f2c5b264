import type { LetterSummary } from '@trio/contracts/mailbox';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { listLetters } from '../api/letters.ts';

interface Loaded {
  /** Null until the first answer; a list that cannot be renewed stays as it was. */
  readonly letters: readonly LetterSummary[] | null;
  readonly problem: FormProblem | null;
}

export function useLetters() {
  const [loaded, setLoaded] = useState<Loaded>({ letters: null, problem: null });
  const load = useCallback(
    () =>
      listLetters().then(
        (letters) => setLoaded({ letters, problem: null }),
        (error: unknown) => setLoaded(({ letters }) => ({ letters, problem: problemOf(error) })),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { ...loaded, load };
}
