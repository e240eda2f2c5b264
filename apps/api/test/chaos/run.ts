import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const plan = {
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  students: 200,
  seconds: 420,
  restarts: 10,
  terminations: 50,
  kills: 20,
  stalls: 3,
  stallSeconds: 20,
};
console.log(plan);
const { faults, crashes, ...result } = await runChaos({ ...plan, log: console.log });
for (const line of [...faults, ...crashes]) console.log(line);
console.log({ ...result, faults: faults.length, crashes: crashes.length });
const isWell =
  faults.length === 0 &&
  crashes.length === 0 &&
  result.finished === plan.students &&
  result.counted.students === plan.students &&
  result.counted.sorts === plan.students;
console.log(isWell ? 'Nothing was lost or doubled.' : 'This run found a fault.');
process.exitCode = isWell ? 0 : 1;
