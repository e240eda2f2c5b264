import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';

it.runIf(process.platform === 'linux')(
  'no acknowledged answer is lost or doubled, and no server ends by itself, in a short run',
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
