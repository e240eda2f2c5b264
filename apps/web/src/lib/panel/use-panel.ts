import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';
import { useOnline } from '../use-online.ts';

interface Loaded<T> {
  /** What was asked when this came; null before the first answer. */
  readonly of: string | null;
  readonly data: T | null;
  readonly problem: FormProblem | null;
}

export interface Panel<T> {
  /** Of an older question while the new one is under way, so that nothing flashes. */
  readonly data: T | null;
  readonly problem: FormProblem | null;
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
  /** Changes at once what the next answer will say anyway. */
  readonly change: (to: (data: T) => T) => void;
}

/**
 * A part of a page that loads and fails on its own. `question` is all that the answer depends on: when
 * it changes the panel asks anew, and an answer to an older question is not shown any more.
 */
export function usePanel<T>(question: string, ask: () => Promise<T>): Panel<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ of: null, data: null, problem: null });
  const [isReloading, setIsReloading] = useState(false);
  const latest = useRef(0);
  const isOnline = useOnline();

  const load = async () => {
    const turn = (latest.current += 1);
    const next = await ask().then(
      (data) => () => ({ of: question, data, problem: null }),
      (error: unknown) => (before: Loaded<T>) => ({
        of: question,
        // What was there stays, unless it answers another question.
        data: before.of === question ? before.data : null,
        problem: problemOf(error),
      }),
    );
    if (turn !== latest.current) return;
    setLoaded(next);
    setIsReloading(false);
  };
  const start = useEffectEvent(() => void load());
  // What the browser says of the network is a hint to look again, never a reason not to.
  useEffect(() => start(), [question, isOnline]);

  const isCurrent = loaded.of === question;
  return {
    data: loaded.data,
    problem: isCurrent ? loaded.problem : null,
    isLoading: isReloading || !isCurrent,
    reload: () => {
      setIsReloading(true);
      return load();
    },
    change: (to) => setLoaded((now) => (now.data === null ? now : { ...now, data: to(now.data) })),
  };
}
