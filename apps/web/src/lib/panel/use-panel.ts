import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';
import { isOutage, retryDelay } from '../outage/outage.ts';
import { useOnline } from '../use-online.ts';

interface Loaded<T> {
  /** What was asked when this came; null before the first answer. */
  readonly of: string | null;
  readonly data: T | null;
  readonly problem: FormProblem | null;
  /** After how many milliseconds it is asked again; null where that is no use. */
  readonly retryIn: number | null;
}

export interface Panel<T> {
  /** Of an older question while the new one is under way, so that nothing flashes. */
  readonly data: T | null;
  /** Whether the data, or the problem, answers the question. */
  readonly isCurrent: boolean;
  readonly problem: FormProblem | null;
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
  /** Changes at once what the next answer will say anyway. */
  readonly change: (to: (data: T) => T) => void;
}

const nothing = { of: null, data: null, problem: null, retryIn: null };

/**
 * A part of a page that loads and fails on its own. `question` is all that the answer depends on: when
 * it changes the panel asks anew, and an answer to an older question is not shown any more. While the
 * server is in trouble it asks again by itself.
 */
export function usePanel<T>(question: string, ask: () => Promise<T>): Panel<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(nothing);
  const [isReloading, setIsReloading] = useState(false);
  const latest = useRef(0);
  const failures = useRef(0);
  const isOnline = useOnline();

  const load = async () => {
    const turn = (latest.current += 1);
    const next = await ask().then(
      (data) => () => ({ of: question, data, problem: null, retryIn: null }),
      (error: unknown) => {
        const retryIn = isOutage(error) ? retryDelay(error, failures.current) : null;
        return (before: Loaded<T>) => ({
          of: question,
          // What was there stays, unless it answers another question.
          data: before.of === question ? before.data : null,
          problem: problemOf(error),
          retryIn,
        });
      },
    );
    if (turn !== latest.current) return;
    setLoaded(next);
    setIsReloading(false);
  };
  const start = useEffectEvent(() => void load());
  // What the browser says of the network is a hint to look again, never a reason not to.
  useEffect(() => start(), [question, isOnline]);
  useEffect(() => {
    if (loaded.retryIn === null) {
      failures.current = 0;
      return;
    }
    failures.current += 1;
    const timer = setTimeout(() => start(), loaded.retryIn);
    return () => clearTimeout(timer);
  }, [loaded]);

  const isCurrent = loaded.of === question;
  return {
    data: loaded.data,
    isCurrent,
    problem: isCurrent ? loaded.problem : null,
    isLoading: isReloading || !isCurrent,
    reload: () => {
      setIsReloading(true);
      return load();
    },
    change: (to) => setLoaded((now) => (now.data === null ? now : { ...now, data: to(now.data) })),
  };
}
