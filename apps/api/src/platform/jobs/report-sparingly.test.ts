import { expect, it } from 'vitest';
import { reportSparingly } from './report-sparingly.ts';

it('reports the same error once a minute, and a different error at once', () => {
  let now = 0;
  const reported: string[] = [];
  const report = reportSparingly(
    (error) => reported.push((error as Error).message),
    () => now,
  );
  const lost = 'connection lost';
  report(new Error(`${lost} (Queue: mail, Worker: 1)`));
  report(new Error(`${lost} (Queue: mail, Worker: 2)`));
  report(new Error('out of space'));
  now = 60_000;
  report(new Error(lost));
  expect(reported).toEqual([`${lost} (Queue: mail, Worker: 1)`, 'out of space', lost]);
});
