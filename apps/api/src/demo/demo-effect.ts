import type { EffectMoment, Points } from '@trio/domain/effect/effect';
import type { DemoSort } from './demo-sorts.ts';

interface DemoEffectAnswer {
  readonly moment: EffectMoment;
  readonly answeredOn: string;
  /** Null: skipped. */
  readonly points: Points | null;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const point = (value: number): number => Math.min(5, Math.max(1, value));

/** Every seventh student skips. The others know more after the sort, but not always. */
export function demoEffect(n: number, sorts: readonly DemoSort[]): readonly DemoEffectAnswer[] {
  const [first] = sorts;
  if (!first?.confirmedAt) return [];
  const before: Points = [point(1 + (n % 3)), point(1 + ((n * 2) % 3)), point(1 + ((n * 5) % 4))];
  const [problems, step, person] = before;
  const after: Points = [
    point(problems + 1 + (n % 2)),
    point(step + (n % 3)),
    point(person + ((n + 1) % 3) - 1),
  ];
  const isSkipped = n % 7 === 6;
  return [
    {
      moment: 'before',
      answeredOn: dayOf(first.startedAt),
      points: isSkipped ? null : before,
    },
    ...(isSkipped
      ? []
      : [{ moment: 'after' as const, answeredOn: dayOf(first.confirmedAt), points: after }]),
  ];
}
