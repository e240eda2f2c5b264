import type { BatchOutcome } from '@trio/contracts/many-students';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';

export interface BatchRun extends BatchOutcome {
  readonly status: 'running' | 'stopping' | 'ended';
  readonly total: number;
  /** Not answered yet. */
  readonly waiting: readonly string[];
  readonly problem: FormProblem | null;
}

export type SendBatch = (ids: string[]) => Promise<BatchOutcome>;

/** Fewer than the server accepts, so that progress is seen and stopping is quick. */
const idsPerRequest = 50;

/** One request after the other. Each is one transaction, and may be repeated without harm. */
export function useBatches() {
  const [run, setRun] = useState<BatchRun | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const proceed = async (from: BatchRun, send: SendBatch): Promise<BatchRun> => {
    isStopped.current = false;
    let now: BatchRun = { ...from, status: 'running', problem: null };
    setRun(now);
    while (now.waiting.length > 0 && !isStopped.current) {
      try {
        const answer = await send(now.waiting.slice(0, idsPerRequest));
        now = {
          ...now,
          waiting: now.waiting.slice(idsPerRequest),
          done: [...now.done, ...answer.done],
          unchanged: [...now.unchanged, ...answer.unchanged],
          gone: [...now.gone, ...answer.gone],
        };
        setRun({ ...now, status: isStopped.current ? 'stopping' : 'running' });
      } catch (error) {
        now = { ...now, problem: problemOf(error) };
        break;
      }
    }
    const ended: BatchRun = { ...now, status: 'ended' };
    setRun(ended);
    return ended;
  };

  return {
    run,
    start: (ids: readonly string[], send: SendBatch) => {
      const counts = { done: [], unchanged: [], gone: [], problem: null };
      return proceed({ ...counts, status: 'running', total: ids.length, waiting: ids }, send);
    },
    goOn: proceed,
    stop: () => {
      isStopped.current = true;
      setRun((now) => now && { ...now, status: 'stopping' });
    },
  };
}
