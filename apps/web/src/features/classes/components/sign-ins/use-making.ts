import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { makeSignIns } from '../../api.ts';
import type { Made, Refused, SignInRow } from '../../sign-ins.ts';

export interface Making {
  readonly status: 'making' | 'stopping' | 'ended';
  readonly total: number;
  /** Not answered yet. */
  readonly waiting: readonly SignInRow[];
  readonly made: readonly Made[];
  readonly refused: readonly Refused[];
  readonly problem: FormProblem | null;
}

/** Fewer than the server accepts, so that progress is seen and stopping is quick. */
const rowsPerRequest = 50;

export function useMaking(classId: string, onEnded: () => void) {
  const [making, setMaking] = useState<Making | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const run = async (from: Making) => {
    isStopped.current = false;
    let now: Making = { ...from, status: 'making', problem: null };
    setMaking(now);
    while (now.waiting.length > 0 && !isStopped.current) {
      const batch = now.waiting.slice(0, rowsPerRequest);
      try {
        const answer = await makeSignIns(classId, batch);
        const rowOf = new Map(batch.map((row) => [row._id, row]));
        const withRow = <T extends { readonly _id: string }>(one: T) => ({
          ...(rowOf.get(one._id) as SignInRow),
          ...one,
        });
        now = {
          ...now,
          waiting: now.waiting.slice(batch.length),
          made: [...now.made, ...answer.made.map(withRow)],
          refused: [...now.refused, ...answer.refused.map(withRow)],
        };
        setMaking({ ...now, status: isStopped.current ? 'stopping' : 'making' });
      } catch (error) {
        now = { ...now, problem: problemOf(error) };
        break;
      }
    }
    setMaking({ ...now, status: 'ended' });
    onEnded();
  };

  return {
    making,
    start: (rows: readonly SignInRow[]) => {
      const begun = { total: rows.length, waiting: rows, made: [], refused: [], problem: null };
      return run({ ...begun, status: 'making' });
    },
    goOn: (from: Making) => run(from),
    stop: () => {
      isStopped.current = true;
      setMaking((now) => now && { ...now, status: 'stopping' });
    },
    forget: () => setMaking(null),
  };
}
