import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { listAwaited, type AwaitedList } from '../api/awaited.ts';

interface Loaded {
  /** Which page it is: an answer that comes too late is not shown under another number. */
  readonly of: number;
  readonly list: AwaitedList | null;
  readonly problem: FormProblem | null;
}

/** One page of who waits, loaded anew when another is asked for, and once the network is back. */
export function useAwaited(page: number) {
  const [loaded, setLoaded] = useState<Loaded>({ of: page, list: null, problem: null });
  const isOnline = useOnline();
  const load = useCallback(
    () =>
      listAwaited(page).then(
        (list) => setLoaded({ of: page, list, problem: null }),
        (error: unknown) => setLoaded({ of: page, list: null, problem: problemOf(error) }),
      ),
    [page],
  );
  // What the browser says of the network is a hint to look again, never a reason not to.
  useEffect(() => void load(), [load, isOnline]);

  /** Gone at once; the next look will say the same. */
  const forget = (id: string) =>
    setLoaded((now) => ({
      ...now,
      list: now.list && {
        ...now.list,
        total: now.list.total - 1,
        students: now.list.students.filter(({ _id }) => _id !== id),
      },
    }));

  const isCurrent = loaded.of === page;
  return {
    list: isCurrent ? loaded.list : null,
    problem: isCurrent ? loaded.problem : null,
    load,
    forget,
  };
}
