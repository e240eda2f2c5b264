import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwner, enrolAppOf } from '../../../../test/second-factor-fixture.ts';
import { createTestApp, testSecrets, type TestApp } from '../../../../test/test-app.ts';
import { fingerprintOf } from '../../secrets.ts';
import { createSecondFactors } from './second-factors.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const newSecret = 'the next secret of this server, long enough to be one';

it('encrypts the keys of apps with a new server secret, so that the previous one can be forgotten', async () => {
  const { id, email } = await createOwner(trio);
  const app = await enrolAppOf(trio, email);
  const stored = () =>
    trio.db
      .selectFrom('identitySecondFactors')
      .select(['sealedWith', 'sealedSecret'])
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
  const before = await stored();

  const moved = createSecondFactors({
    secrets: [newSecret, ...testSecrets],
    mustAdminsEnrol: false,
  });
  await moved.resealAll(trio.db);
  const after = await stored();
  expect(before.sealedWith).toBe(fingerprintOf(testSecrets[0]));
  expect(after.sealedWith).toBe(fingerprintOf(newSecret));
  expect(after.sealedSecret).not.toEqual(before.sealedSecret);

  const forgetful = createSecondFactors({ secrets: [newSecret], mustAdminsEnrol: false });
  const half = { userId: id, method: 'password', provider: null, password: null } as const;
  const sent = { proof: { code: app.code() }, origin: '', token: '' };
  const now = trio.clock.now();
  expect(await forgetful.check(trio.db, { ...half, challenge: null }, sent, now)).toBe(
    'one-time-code',
  );
});
