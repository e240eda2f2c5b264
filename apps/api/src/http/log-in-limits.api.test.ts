import { connect, type AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../test/factories.ts';
import { createTestApp, testPassword, testSecrets, type TestApp } from '../../test/test-app.ts';
import { tokenIn } from '../../test/test-mails.ts';
import { createDeviceCookie } from '../platform/identity/device-cookie.ts';
import { newId } from '../platform/ids.ts';

let trio: TestApp;
beforeEach(async () => {
  trio = await createTestApp({ trustProxy: 1 });
});
afterEach(() => trio.close());

const minute = 60_000;
const school = '203.0.113.1';
const home = '198.51.100.1';

interface From {
  readonly address?: string;
  readonly device?: string;
}

const logIn = (email: string, password: string, { address = school, device }: From = {}) =>
  trio.call('POST', '/identity/sign-in', {
    payload: { email, password },
    headers: { 'x-forwarded-for': address, ...(device !== undefined && { cookie: device }) },
  });

const statusOf = async (...attempt: Parameters<typeof logIn>) =>
  (await logIn(...attempt)).statusCode;

function deviceOf({ cookies }: LightMyRequestResponse): string {
  const cookie = cookies.find(({ name }) => name === 'trio.device');
  return cookie === undefined ? '' : `trio.device=${cookie.value}`;
}

const knownDevice = async (email: string, device?: string) =>
  deviceOf(await logIn(email, testPassword, { address: home, ...(device && { device }) }));

async function createTeacher(): Promise<string> {
  const { schoolId } = await createSchool(trio.db);
  return (await createStaff(trio.db, schoolId)).email;
}

async function failTenTimes(email: string, from?: From) {
  for (let n = 0; n < 10; n += 1) expect(await statusOf(email, 'wrong', from)).toBe(401);
}

async function takeFirstSlot(email: string) {
  // The lane for all accounts has a slot every 20 ms.
  trio.clock.advance(20);
  expect(await statusOf(email, 'wrong')).toBe(401);
}

describe('ten wrong passwords for one account from one address', () => {
  it('do not delay a browser in which the account has logged in before', async () => {
    const email = await createTeacher();
    const device = await knownDevice(email);
    await failTenTimes(email);
    await takeFirstSlot(email);
    expect(await statusOf(email, testPassword, { device })).toBe(204);
  });

  it('delay an unknown browser, but do not refuse it', async () => {
    const email = await createTeacher();
    await failTenTimes(email);
    await takeFirstSlot(email);
    let isAnswered = false;
    const waiting = logIn(email, testPassword).finally(() => {
      isAnswered = true;
    });
    await trio.clock.untilWaiting(1);
    trio.clock.advance(5_999);
    expect(isAnswered).toBe(false);
    trio.clock.advance(1);
    expect((await waiting).statusCode).toBe(204);
  });

  it('also delay wrong passwords, with the usual answer', async () => {
    const email = await createTeacher();
    await failTenTimes(email);
    await takeFirstSlot(email);
    const waiting = logIn(email, 'wrong');
    await trio.clock.untilWaiting(1);
    trio.clock.advance(6_000);
    expect((await waiting).json()).toMatchObject({ code: 'auth/wrong-password' });
  });

  it('do not affect another address, nor the same one after five minutes', async () => {
    const email = await createTeacher();
    await failTenTimes(email);
    await takeFirstSlot(email);
    expect(await statusOf(email, testPassword, { address: home })).toBe(204);
    trio.clock.advance(5 * minute);
    expect(await statusOf(email, testPassword)).toBe(204);
  });

  it('fill a lane of about twelve seconds; later attempts get 429 and a short Retry-After', async () => {
    const email = await createTeacher();
    await failTenTimes(email);
    await takeFirstSlot(email);
    const waiting = [logIn(email, 'wrong'), logIn(email, testPassword)];
    await trio.clock.untilWaiting(2);
    const refused = await logIn(email, testPassword);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request/rate-limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(3);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(8);
    trio.clock.advance(6_000);
    const next = logIn(email, testPassword);
    await trio.clock.untilWaiting(2);
    trio.clock.advance(12_000);
    const answers = await Promise.all([...waiting, next]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 204, 204]);
  });
});

describe('many wrong passwords for one account from many addresses', () => {
  const others = [1, 2, 3, 4, 5].map((n) => `192.0.2.${n}`);

  async function attack(email: string, addresses: readonly string[]) {
    for (const address of addresses) await failTenTimes(email, { address });
    expect(await statusOf(email, 'wrong', { address: '192.0.2.99' })).toBe(401);
  }

  it('delay unknown browsers everywhere by three seconds, but not a known one', async () => {
    const email = await createTeacher();
    const device = await knownDevice(email);
    await attack(email, [...others, '192.0.2.6']);
    const unknown = logIn(email, testPassword, { address: home });
    await trio.clock.untilWaiting(1);
    trio.clock.advance(3_000);
    expect((await unknown).statusCode).toBe(204);
    expect(await statusOf(email, testPassword, { device })).toBe(204);
  });

  it('leave slots for other addresses while one address uses all of its own', async () => {
    const email = await createTeacher();
    await attack(email, [...others, school]);
    const fromSchool = [1, 2, 3].map(() => logIn(email, 'wrong'));
    await trio.clock.untilWaiting(3);
    expect(await statusOf(email, 'wrong')).toBe(429);
    const fromHome = logIn(email, testPassword, { address: home });
    await trio.clock.untilWaiting(4);
    trio.clock.advance(12_000);
    expect((await fromHome).statusCode).toBe(204);
    const answers = await Promise.all(fromSchool);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});

describe('too many attempts on unknown accounts from one address', () => {
  const most = 60;
  beforeEach(async () => {
    await trio.close();
    const limits = { 'log-in-address': { most, windowMs: 10 * minute } };
    trio = await createTestApp({ trustProxy: 1, limits });
  });

  async function attack() {
    await Promise.all(
      Array.from({ length: most }, (_, n) => logIn(`unknown-${n}@school.test`, 'wrong')),
    );
    expect(await statusOf('unknown@school.test', 'wrong')).toBe(404);
  }

  it('delay unknown browsers at that address, but not known ones', async () => {
    const email = await createTeacher();
    const device = await knownDevice(email);
    await attack();
    expect(await statusOf(email, testPassword, { device })).toBe(204);
    const unknown = logIn(email, testPassword);
    await trio.clock.untilWaiting(1);
    trio.clock.advance(200);
    expect((await unknown).statusCode).toBe(204);
    expect(await statusOf(email, testPassword, { address: home })).toBe(204);
  });
});

describe('a known browser', () => {
  it('counts as unknown after ten wrong passwords of its own, for five minutes', async () => {
    const email = await createTeacher();
    const device = await knownDevice(email);
    await failTenTimes(email);
    await takeFirstSlot(email);
    await failTenTimes(email, { device });
    const waiting = logIn(email, testPassword, { device });
    await trio.clock.untilWaiting(1);
    trio.clock.advance(6_000);
    expect((await waiting).statusCode).toBe(204);
    trio.clock.advance(5 * minute);
    await failTenTimes(email);
    await takeFirstSlot(email);
    expect(await statusOf(email, testPassword, { device })).toBe(204);
  });

  it('does not use up the limit of its address', async () => {
    const email = await createTeacher();
    await failTenTimes(email, { device: await knownDevice(email) });
    await failTenTimes(email);
    expect(await statusOf(email, testPassword)).toBe(204);
  });

  it('is not counted when the password is right', async () => {
    const email = await createTeacher();
    const device = await knownDevice(email);
    await failTenTimes(email);
    await takeFirstSlot(email);
    for (let n = 0; n < 15; n += 1) {
      expect(await statusOf(email, testPassword, { device })).toBe(204);
    }
  });

  it('is known for every account that logged in there, and for no other', async () => {
    const [first, second, other] = [
      await createTeacher(),
      await createTeacher(),
      await createTeacher(),
    ];
    const device = await knownDevice(second, await knownDevice(first));
    for (const email of [first, second]) {
      await failTenTimes(email);
      await takeFirstSlot(email);
      expect(await statusOf(email, testPassword, { device })).toBe(204);
    }
    await failTenTimes(other);
    await takeFirstSlot(other);
    const waiting = logIn(other, testPassword, { device });
    await trio.clock.untilWaiting(1);
    trio.clock.advance(6_000);
    expect((await waiting).statusCode).toBe(204);
  });

  it('is also marked by a password reset, and stays marked after logging out', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    await trio.call('POST', '/identity/reset', { payload: { email } });
    const token = tokenIn((await trio.mailsTo(email))[0]);
    const reset = await trio.call('PUT', '/identity/reset', {
      payload: { token, password: 'something quite new' },
    });
    const device = deviceOf(reset);
    await failTenTimes(email);
    await takeFirstSlot(email);
    expect(await statusOf(email, 'something quite new', { device })).toBe(204);
    const loggedOut = await trio.call('POST', '/identity/sign-out', {
      headers: { cookie: device },
    });
    expect(deviceOf(loggedOut)).toBe('');
  });

  it.each([
    ['altered', (cookie: string) => cookie.replace(/.{4}$/u, 'AAAA')],
    ['cut short', (cookie: string) => cookie.slice(0, -40)],
    ['made up', () => `trio.device=${'A'.repeat(179)}`],
    [
      'signed with another secret',
      async (_: string, email: string) => {
        const secrets = ['another secret, which is just as long'] as const;
        const other = createDeviceCookie({ secrets, publicUrl: trio.origin, clock: trio.clock });
        return (await other.markingFor(email, undefined)).split(';')[0] ?? '';
      },
    ],
    [
      'expired',
      async (_: string, email: string) => {
        const clock = { now: () => new Date(trio.clock.now().getTime() - 181 * 24 * 60 * minute) };
        const past = createDeviceCookie({ secrets: testSecrets, publicUrl: trio.origin, clock });
        return (await past.markingFor(email, undefined)).split(';')[0] ?? '';
      },
    ],
  ])('is unknown with a cookie that is %s', async (_, forge) => {
    const email = await createTeacher();
    const device = await forge(await knownDevice(email), email);
    await failTenTimes(email);
    await takeFirstSlot(email);
    const waiting = logIn(email, testPassword, { device });
    await trio.clock.untilWaiting(1);
    trio.clock.advance(6_000);
    expect((await waiting).statusCode).toBe(204);
  });
});

describe('a delayed request', () => {
  it('ends if the client disconnects', async () => {
    const email = await createTeacher();
    await failTenTimes(email);
    await takeFirstSlot(email);
    await trio.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = trio.app.server.address() as AddressInfo;
    const body = JSON.stringify({ email, password: testPassword });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/identity/sign-in HTTP/1.1\r\nhost: trio.test\r\nx-forwarded-for: ${school}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await trio.clock.untilWaiting(1);
    socket.destroy();
    await expect(trio.clock.untilWaiting(0)).resolves.toBeUndefined();
  });
});

it('other endpoints refuse requests over their limit without a delay', async () => {
  const guess = (n: number) =>
    trio.call('PUT', '/identity/reset', {
      payload: { token: String(n).padStart(43, 'x'), password: 'something quite new' },
    });
  for (let n = 0; n < 60; n += 1) await guess(n);
  expect((await guess(60)).statusCode).toBe(429);
});

it('an unknown account is delayed like a real one', async () => {
  const email = `${newId()}@school.test`;
  for (let n = 0; n < 11; n += 1) expect(await statusOf(email, 'wrong')).toBe(404);
  const waiting = logIn(email, 'wrong');
  await trio.clock.untilWaiting(1);
  trio.clock.advance(6_000);
  expect((await waiting).statusCode).toBe(404);
});
