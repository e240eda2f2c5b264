import { expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

it('answers invalid requests to every endpoint with a documented error, and changes nothing', async () => {
  const { faults, accepted, refused } = await runFuzz({ seed: 7, total: 1500 });
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
});
