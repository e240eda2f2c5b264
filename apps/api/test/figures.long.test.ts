import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareFigures } from './figures-model.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

it('keeps all totals equal to the students’ rows, after any actions', async () => {
  await expect(compareFigures(trio, 60, 7)).resolves.toBeUndefined();
}, 600000);
