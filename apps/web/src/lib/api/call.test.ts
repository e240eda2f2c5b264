import { getMe } from '@trio/contracts/accounts';
import { deleteStudent } from '@trio/contracts/your-data';
import { beforeEach, expect, it, vi } from 'vitest';

/** `asked`: the requests with their tokens. `answers`: the next answer by path. */
let asked: string[];
let answers: Record<string, () => Response | Promise<Response>>;

const json = (body: object, status = 200) => Response.json(body, { status });
const refused = () => json({ code: 'request/unauthenticated', message: '' }, 401);
const tokenOf = (userId: string) => () =>
  json({ token: `token of ${userId}`, expiresIn: 300_000, userId });

async function loadCall() {
  const module = await import('./call.ts');
  const ended = vi.fn<() => void>();
  const changed = vi.fn<() => void>();
  module.whenSessionEnds(ended);
  module.whenUserChanges(changed);
  return { ...module, ended, changed };
}

async function comeIn() {
  const module = await loadCall();
  await module.freshToken();
  asked = [];
  return module;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  answers = { '/identity/token': tokenOf('nour'), '/auth/me': () => json({ _id: 'nour' }) };
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: object }) => {
    const path = address.replace('/api', '');
    const { authorization } = headers as { authorization?: string };
    asked.push(authorization === undefined ? path : `${path} ${authorization}`);
    return (answers[path] ?? refused)();
  });
});

const token = '/identity/token';
const meOf = (userId: string) => `/auth/me Bearer token of ${userId}`;

it('fetches a token once and uses it until shortly before it expires', async () => {
  const { call } = await comeIn();
  await Promise.all([call(getMe), call(getMe)]);
  expect(asked).toEqual([meOf('nour'), meOf('nour')]);
  vi.advanceTimersByTime(290_000);
  await Promise.all([call(getMe), call(getMe)]);
  expect(asked.slice(2)).toEqual([token, meOf('nour'), meOf('nour')]);
});

it('sends nothing while signed out, whatever the cookie', async () => {
  const { call, forgetToken } = await comeIn();
  forgetToken();
  await expect(call(getMe)).rejects.toThrow('request/unauthenticated');
  expect(asked).toEqual([]);
});

it('sends a call for one account only as that account', async () => {
  const { callAs, forgetToken, freshToken } = await comeIn();
  await callAs('nour', getMe);
  expect(asked).toEqual([meOf('nour')]);
  forgetToken();
  answers[token] = tokenOf('sam');
  await freshToken();
  asked = [];
  await expect(callAs('nour', getMe)).rejects.toThrow('request/unauthenticated');
  expect(asked).toEqual([]);
});

it('replaces a refused token once', async () => {
  const { call, ended } = await comeIn();
  let isFirst = true;
  answers['/auth/me'] = () => {
    if (!isFirst) return json({ _id: 'nour' });
    isFirst = false;
    return refused();
  };
  expect(await call(getMe)).toEqual({ _id: 'nour' });
  expect(asked).toEqual([meOf('nour'), token, meOf('nour')]);
  expect(ended).not.toHaveBeenCalled();
});

it.each([
  ['401', refused, true],
  ['403', () => json({ code: 'request/foreign-origin', message: '' }, 403), true],
  ['500', () => json({ code: 'server/error', message: '' }, 500), false],
  ['a captive portal’s 403', () => new Response('<h1>Café</h1>', { status: 403 }), false],
  ['a dead network', () => Promise.reject(new TypeError('network')), false],
])('ends the session only if the token request is refused: %s', async (_, answer, doesEnd) => {
  const { call, ended } = await comeIn();
  answers[token] = answer;
  vi.advanceTimersByTime(300_000);
  await expect(call(getMe)).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(doesEnd ? 1 : 0);
  expect(asked).toEqual([token]);
});

it('does not end the session when a role is refused', async () => {
  const { call, ended } = await comeIn();
  answers['/auth/me'] = () => json({ code: 'request/forbidden', message: '' }, 403);
  await expect(call(getMe)).rejects.toThrow('request/forbidden');
  expect(ended).not.toHaveBeenCalled();
});

it('sends nothing if another user has signed in with the same cookie', async () => {
  const { call, changed, ended, heldToken } = await comeIn();
  answers[token] = tokenOf('liam');
  vi.advanceTimersByTime(300_000);
  await expect(call(getMe)).rejects.toThrow('request/unauthenticated');
  expect(changed).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  expect(heldToken()).toBeNull();
  expect(asked).not.toContain(meOf('liam'));
});

it('accepts another user after the token is forgotten', async () => {
  const { call, changed, forgetToken, freshToken } = await comeIn();
  forgetToken();
  answers[token] = tokenOf('liam');
  await freshToken();
  await call(getMe);
  expect(asked.at(-1)).toBe(meOf('liam'));
  expect(changed).not.toHaveBeenCalled();
});

it('discards a token that arrives after the sign-out', async () => {
  const { freshToken, forgetToken, heldToken } = await loadCall();
  const late = freshToken();
  forgetToken();
  await expect(late).rejects.toThrow('request/unauthenticated');
  expect(heldToken()).toBeNull();
});

it('does not repeat a call as the next user, and does not end that session', async () => {
  const { call, ended, forgetToken, freshToken } = await comeIn();
  let refuse = (_: Response) => {};
  answers['/auth/me'] = () =>
    new Promise<Response>((resolve) => {
      refuse = resolve;
    });
  const old = call(getMe);
  forgetToken();
  answers[token] = tokenOf('liam');
  await freshToken();
  refuse(refused());
  await expect(old).rejects.toThrow('request/unauthenticated');
  expect(asked).not.toContain(meOf('liam'));
  expect(ended).not.toHaveBeenCalled();
});

it('records the time of the last authenticated answer', async () => {
  const { call, lastAnswerAt } = await comeIn();
  const first = lastAnswerAt();
  expect(first).toBe(Date.now());
  vi.advanceTimersByTime(60_000);
  await call(getMe);
  expect(lastAnswerAt()).toBe(first + 60_000);
  answers['/auth/me'] = () => json({ code: 'server/error', message: '' }, 500);
  vi.advanceTimersByTime(60_000);
  await expect(call(getMe)).rejects.toThrow('server/error');
  expect(lastAnswerAt()).toBe(first + 60_000);
});

it('fills in and escapes the parameters of the path', async () => {
  const { withParams } = await loadCall();
  expect(withParams(deleteStudent, { id: '7' })).toMatchObject({
    method: 'DELETE',
    path: '/users/7',
  });
  expect(withParams(deleteStudent, { id: '../me?x' }).path).toBe('/users/..%2Fme%3Fx');
});
