import { expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const total = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);

it(`answers ${total} requests from seed ${seed} without a fault`, async () => {
  const { faults, ...counts } = await runFuzz({ seed, total });
  console.log(counts);
  expect(faults).toEqual([]);
});
