import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  pdfClientOf,
  createFakeProfiles,
  createProfileStudent,
  getPdf,
} from '../../../test/profile-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const { profiles } = createFakeProfiles();
const open = Promise.withResolvers<void>();
const slow = {
  ...profiles,
  make: async (data: Parameters<typeof profiles.make>[0]) => {
    if (data.firstName === 'Greedy') await open.promise;
    return profiles.make(data);
  },
};

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp({ profiles: slow });
});
afterAll(() => trio.close());

const as = ({ authorization }: { authorization: string }) => pdfClientOf(trio, { authorization });

it('limits each student’s share of the queue', async () => {
  const greedy = await createProfileStudent(trio, { firstName: 'Greedy' });
  const other = await createProfileStudent(trio);
  const answered: number[] = [];
  const enough = Promise.withResolvers<void>();
  const asked = Array.from({ length: 12 }, async () => {
    const { statusCode } = await as(greedy).get();
    answered.push(statusCode);
    if (answered.length === 8) enough.resolve();
  });
  await enough.promise;
  expect(new Set(answered)).toEqual(new Set([503]));
  expect((await as(other).get()).statusCode).toBe(200);
  open.resolve();
  await Promise.all(asked);
  expect(answered.slice(8)).toEqual([200, 200, 200, 200]);
  expect((await as(greedy).get()).statusCode).toBe(200);
});

it('does not count a refused ticket against the email limit', async () => {
  const student = await createProfileStudent(trio);
  const auth = await as(student).auth({ email: true });
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => getPdf(trio, { auth, email: 'true' })),
  );
  expect(tries.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
  const next = await as(student).auth({ email: true });
  expect((await getPdf(trio, { auth: next, email: 'true' })).statusCode).toBe(202);
  expect(await trio.mailsTo(student.email)).toHaveLength(2);
});
