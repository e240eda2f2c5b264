import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeEach(async () => {
  trio = await createTestApp({ trustProxy: 1 });
});
afterEach(async () => {
  await trio.db.deleteFrom('schools').execute();
  await trio.close();
});

interface From {
  readonly browser?: string;
  readonly address?: string;
}

const ask = (code: string, { browser, address = '203.0.113.1' }: From = {}) =>
  trio.call('POST', '/auth/code', {
    payload: { code, ...(browser !== undefined && { browser }) },
    headers: { 'x-forwarded-for': address },
  });
const preview = async (code: string, from?: From) =>
  (await ask(code, from)).json<{ state: string; schoolname?: string }>();
const stateOf = async (code: string, from?: From) => (await preview(code, from)).state;

/** None of them is the beginning of another. */
async function askWrong(count: number, from: From, word = 'wrong') {
  for (let n = 0; n < count; n += 1) {
    expect(await stateOf(`${word} ${1000 + n}`, from)).toBe('unknown');
  }
}

const signUp = (code: string, address = '203.0.113.1') =>
  trio.call('POST', '/auth/register', {
    headers: { 'x-forwarded-for': address },
    payload: {
      type: 'student',
      firstname: 'Sam',
      lastname: 'Roy',
      email: `${newId()}@school.test`,
      code,
      password: testPassword,
    },
  });

const hour = 60 * 60_000;
const cedar = { name: 'Cedar Ridge', accessCode: 'Panda 4821' };

describe('the preview of a code', () => {
  it('returns the school name for any spelling of the code', async () => {
    await createSchool(trio.db, cedar);
    for (const code of ['Panda 4821', ' panda-4821', 'PÄNDA4821']) {
      expect(await preview(code)).toEqual({ state: 'open', schoolname: 'Cedar Ridge' });
    }
  });

  it('returns whether the code is unknown or its school is not open yet', async () => {
    await createSchool(trio.db, { ...cedar, verifiedAt: null });
    expect(await preview('Panda 4821')).toEqual({ state: 'closed' });
    expect(await preview('Panda 4822')).toEqual({ state: 'unknown' });
  });

  it.each([
    ['an empty code', { code: ' ' }],
    ['a code that is not a string', { code: 7 }],
    ['an invalid browser id', { code: 'abcd', browser: 'me' }],
  ])('refuses %s', async (_, payload) => {
    expect((await trio.call('POST', '/auth/code', { payload })).statusCode).toBe(400);
  });
});

describe('wrong codes', () => {
  it('pause the preview of one browser for an hour after ten, but not of other browsers', async () => {
    await createSchool(trio.db, cedar);
    const browser = newId();
    await askWrong(10, { browser });
    expect(await preview('Panda 4821', { browser })).toEqual({ state: 'paused' });
    expect((await ask('Panda 4821', { browser })).statusCode).toBe(200);
    expect(await stateOf('Panda 4821', { browser: newId() })).toBe('open');
    trio.clock.advance(60 * 60_000);
    expect(await stateOf('Panda 4821', { browser })).toBe('open');
  });

  it('do not block sign-up with a correct code while the preview is paused', async () => {
    const { code } = await createSchool(trio.db, cedar);
    const browser = newId();
    await askWrong(10, { browser });
    expect(await stateOf(code, { browser })).toBe('paused');
    expect((await signUp(code)).statusCode).toBe(201);
  });

  it('are not counted if the next code continues them', async () => {
    await createSchool(trio.db, cedar);
    const browser = newId();
    const typing = ['pan', 'Panda', 'Panda ', 'Panda 4', 'Panda 48', 'Panda 482'];
    for (let n = 0; n < 5; n += 1) {
      for (const code of typing) expect(await stateOf(code, { browser }), code).toBe('unknown');
      expect(await stateOf('Panda 4821', { browser })).toBe('open');
    }
    await askWrong(10, { browser });
    expect(await stateOf('wrong 9', { browser })).toBe('paused');
  });

  it('no longer pause the preview once a later code continues one of them', async () => {
    await createSchool(trio.db, cedar);
    const browser = newId();
    await askWrong(9, { browser });
    expect(await stateOf('Panda 48', { browser })).toBe('unknown');
    expect(await stateOf('other', { browser })).toBe('paused');
    expect(await stateOf('Panda 4821', { browser })).toBe('open');
  });

  it('count once if the same code is sent again', async () => {
    const browser = newId();
    for (let n = 0; n < 20; n += 1) expect(await stateOf('same', { browser })).toBe('unknown');
    await askWrong(9, { browser });
    expect(await stateOf('another', { browser })).toBe('paused');
  });

  it('stay counted if another browser continues them', async () => {
    const [one, two] = [newId(), newId()];
    await askWrong(10, { browser: one });
    await stateOf('wrong 1000 and more', { browser: two });
    expect(await stateOf('another', { browser: one })).toBe('paused');
  });

  it('count for the IP address if there is no browser id', async () => {
    await createSchool(trio.db, cedar);
    await askWrong(10, {});
    expect(await stateOf('Panda 4821')).toBe('paused');
    expect(await stateOf('Panda 4821', { address: '198.51.100.1' })).toBe('open');
  });

  it('pause the preview of one IP address after 100 an hour, for all browsers', async () => {
    await createSchool(trio.db, cedar);
    await guessHundred(0);
    expect(await stateOf('Panda 4821', { browser: newId() })).toBe('paused');
    expect(await stateOf('Panda 4821', { browser: newId(), address: '198.51.100.1' })).toBe('open');
    trio.clock.advance(hour);
    expect(await stateOf('Panda 4821', { browser: newId() })).toBe('open');
  });

  it('pause the preview of one IP address after 300 a day', async () => {
    await createSchool(trio.db, cedar);
    for (let n = 0; n < 3; n += 1) {
      await guessHundred(n);
      trio.clock.advance(hour);
    }
    expect(await stateOf('Panda 4821', { browser: newId() })).toBe('paused');
    trio.clock.advance(21 * hour);
    expect(await stateOf('Panda 4821', { browser: newId() })).toBe('open');
  });

  it('are also counted at sign-up; over the limit a correct code gets the same 429 as a wrong one', async () => {
    const { code } = await createSchool(trio.db, cedar);
    for (let n = 0; n < 100; n += 1) {
      expect((await signUp(`wrong ${1000 + n}`)).json()).toMatchObject({
        code: 'auth/school-not-found',
      });
    }
    expect((await signUp('wrong 2000')).statusCode).toBe(429);
    expect((await signUp(code)).statusCode).toBe(429);
    expect(await stateOf(code, { browser: newId() })).toBe('paused');
    expect((await signUp(code, '198.51.100.1')).statusCode).toBe(201);
  });

  it('do not block a school whose students signed up from that IP address before', async () => {
    const { code } = await createSchool(trio.db, cedar);
    const other = await createSchool(trio.db);
    expect((await signUp(code)).statusCode).toBe(201);
    await guessHundred(0);
    expect((await signUp(code)).statusCode).toBe(201);
    expect((await signUp(other.code)).statusCode).toBe(429);
    expect((await signUp('wrong')).statusCode).toBe(429);
  });

  async function guessHundred(round: number) {
    for (const letter of 'abcdefghij') {
      await askWrong(10, { browser: newId() }, `wrong${round}${letter}`);
    }
  }
});
