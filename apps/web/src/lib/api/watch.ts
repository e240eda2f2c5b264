import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import { useEffect, useState } from 'react';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';
import type { Changed } from './call.ts';

/** Between two looks; random, so that the screens of a school do not ask at the same moment. */
const visibleMs = { least: 2000, most: 3000 };
const hiddenMs = { least: 15_000, most: 20_000 };

export const delayFor = (isHidden: boolean, chance: number): number => {
  const { least, most } = isHidden ? hiddenMs : visibleMs;
  return least + chance * (most - least);
};

export interface Watched<E extends Endpoint> {
  readonly data: Answer<E> | null;
  /** Of the latest look; the data is then old. */
  readonly problem: FormProblem | null;
  /** When the server last answered. */
  readonly answeredAt: number | null;
}

/**
 * Asks again and again, because school networks break connections that stay open. `ask` must be
 * stable.
 */
export function useWatched<E extends Endpoint>(
  ask: (etag: string | null) => Promise<Changed<E>>,
): Watched<E> {
  const [watched, setWatched] = useState<Watched<E>>({
    data: null,
    problem: null,
    answeredAt: null,
  });

  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    let etag: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOver) return;
      isAsking = true;
      try {
        const changed = await ask(etag);
        if (isOver) return;
        if (changed.answer !== null) etag = changed.etag;
        setWatched((before) => ({
          data: changed.answer ?? before.data,
          problem: null,
          answeredAt: Date.now(),
        }));
      } catch (error) {
        if (isOver) return;
        const problem = problemOf(error);
        setWatched((before) => ({ ...before, problem }));
      } finally {
        isAsking = false;
        timer = setTimeout(() => void look(), delayFor(document.hidden, Math.random()));
      }
    }

    const lookNow = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('online', lookNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('online', lookNow);
    };
  }, [ask]);

  return watched;
}
