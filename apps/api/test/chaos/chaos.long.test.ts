import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';

it.runIf(process.platform === 'linux')(
  'loses or duplicates no acknowledged answer, and crashes no server, in a short run',
  async () => {
    const students = 40;
    const result = await runChaos({
      seed: 20_261_117,
      students,
      seconds: 60,
      restarts: 2,
      terminations: 10,
      kills: 4,
      stalls: 1,
      stallSeconds: 8,
      log: () => {},
    });
    expect(result).toMatchObject({
      faults: [],
      crashes: [],
      finished: students,
      acknowledged: students * 57,
      counted: { students, sorts: students },
    });
  },
);
