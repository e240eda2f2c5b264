import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { listDeletionRequests, type DeletionRequest } from '../../api/deletion-requests.ts';

interface Loaded {
  /** Null until the first answer; a list that cannot be renewed stays as it was. */
  readonly requests: readonly DeletionRequest[] | null;
  readonly problem: FormProblem | null;
}

export function useDeletionRequests() {
  const [loaded, setLoaded] = useState<Loaded>({ requests: null, problem: null });
  const load = useCallback(
    () =>
      listDeletionRequests().then(
        (requests) => setLoaded({ requests, problem: null }),
        (error: unknown) => setLoaded(({ requests }) => ({ requests, problem: problemOf(error) })),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  /** Gone at once, whatever the next answer takes. */
  const forget = (id: string) =>
    setLoaded(({ requests, problem }) => ({
      requests: requests?.filter(({ _id }) => _id !== id) ?? null,
      problem,
    }));
  return { ...loaded, load, forget };
}
