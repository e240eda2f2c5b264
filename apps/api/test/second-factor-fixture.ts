import type { LightMyRequestResponse } from 'fastify';
import { codeOf, stepAt } from '../src/platform/identity/second-factors/one-time-codes.ts';
import { createSchool, createStaff } from './factories.ts';
import { testPassword, type TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(key: string): Buffer {
  const bits = Array.from(key, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export interface EnrolledApp {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
  /** Of the current time step, or of a later one. */
  readonly code: (steps?: number) => string;
}

type Caller = Pick<Awaited<ReturnType<typeof createTestClient>>, 'call'>;

export async function enrolApp(trio: TestApp, { call }: Caller): Promise<EnrolledApp> {
  const started = await call('POST', '/second-factor/app', { currentPassword: testPassword });
  const { key, enrolment } = started.json<{ key: string; enrolment: string }>();
  const code = (steps = 0) => codeOf(fromBase32(key), stepAt(trio.clock.now()) + steps);
  const confirmed = await call('POST', '/second-factor/app/confirm', {
    enrolment,
    name: 'My phone',
    code: code(),
  });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] | null }>();
  // The code of this step is used.
  trio.clock.advance(30_000);
  return { key, code, recoveryCodes: recoveryCodes ?? [] };
}

export const enrolAppOf = async (trio: TestApp, email: string): Promise<EnrolledApp> =>
  enrolApp(trio, await createTestClient(trio, email));

export const logIn = (trio: TestApp, email: string): Promise<LightMyRequestResponse> =>
  trio.call('POST', '/identity/sign-in', { payload: { email, password: testPassword } });

export async function halfTokenOf(trio: TestApp, email: string): Promise<string> {
  const { secondFactor } = (await logIn(trio, email)).json<{ secondFactor: { token: string } }>();
  return secondFactor.token;
}

export const finish = (trio: TestApp, payload: object): Promise<LightMyRequestResponse> =>
  trio.call('POST', '/identity/second-factor', { payload });

export const hasSession = ({ cookies }: LightMyRequestResponse): boolean =>
  cookies.some(({ name, value }) => name === 'trio.session_token' && value !== '');

export async function createOwner(trio: TestApp) {
  const { schoolId } = await createSchool(trio.db);
  return { ...(await createStaff(trio.db, schoolId)), schoolId };
}

export async function createOwnerClient(trio: TestApp) {
  const owner = await createOwner(trio);
  return { ...owner, client: await createTestClient(trio, owner.email) };
}
