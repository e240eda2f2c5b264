import { getMe } from '@trio/contracts/accounts';
import { deleteStudent } from '@trio/contracts/your-data';
import { beforeEach, expect, it, vi } from 'vitest';

let requests: string[];
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

async function loadLoggedIn() {
  const module = await loadCall();
  await module.freshToken();
  requests = [];
  return module;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  requests = [];
  answers = { '/identity/token': tokenOf('nour'), '/auth/me': () => json({ _id: 'nour' }) };
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: object }) => {
    const path = address.replace('/api', '');
    const { authorization } = headers as { authorization?: string };
    requests.push(authorization === undefined ? path : `${path} ${authorization}`);
    return (answers[path] ?? refused)();
  });
});

const token = '/identity/token';
const meOf = (userId: string) => `/auth/me Bearer token of ${userId}`;

it('fetches a token once and uses it until shortly before it expires', async () => {
  const { call } = await loadLoggedIn();
  await Promise.all([call(getMe), call(getMe)]);
  expect(requests).toEqual([meOf('nour'), meOf('nour')]);
  vi.advanceTimersByTime(290_000);
  await Promise.all([call(getMe), call(getMe)]);
  expect(requests.slice(2)).toEqual([token, meOf('nour'), meOf('nour')]);
});

it('sends no request while logged out, even if a cookie exists', async () => {
  const { call, forgetToken } = await loadLoggedIn();
  forgetToken();
  await expect(call(getMe)).rejects.toThrow('request/unauthenticated');
  expect(requests).toEqual([]);
});

it('sends a request of an account only as that account', async () => {
  const { callAs, forgetToken, freshToken } = await loadLoggedIn();
  await callAs('nour', getMe);
  expect(requests).toEqual([meOf('nour')]);
  forgetToken();
  answers[token] = tokenOf('sam');
  await freshToken();
  requests = [];
  await expect(callAs('nour', getMe)).rejects.toThrow('request/unauthenticated');
  expect(requests).toEqual([]);
});

it('replaces a rejected token once', async () => {
  const { call, ended } = await loadLoggedIn();
  let isFirst = true;
  answers['/auth/me'] = () => {
    if (!isFirst) return json({ _id: 'nour' });
    isFirst = false;
    return refused();
  };
  expect(await call(getMe)).toEqual({ _id: 'nour' });
  expect(requests).toEqual([meOf('nour'), token, meOf('nour')]);
  expect(ended).not.toHaveBeenCalled();
});

it.each([
  ['401', refused, true],
  ['403', () => json({ code: 'request/foreign-origin', message: '' }, 403), true],
  ['500', () => json({ code: 'server/error', message: '' }, 500), false],
  ['a captive portal’s 403', () => new Response('<h1>Café</h1>', { status: 403 }), false],
  ['a network error', () => Promise.reject(new TypeError('network')), false],
])('ends the session only if the token request is refused: %s', async (_, answer, doesEnd) => {
  const { call, ended } = await loadLoggedIn();
  answers[token] = answer;
  vi.advanceTimersByTime(300_000);
  await expect(call(getMe)).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(doesEnd ? 1 : 0);
  expect(requests).toEqual([token]);
});

it('does not end the session after a 403 for the role', async () => {
  const { call, ended } = await loadLoggedIn();
  answers['/auth/me'] = () => json({ code: 'request/forbidden', message: '' }, 403);
  await expect(call(getMe)).rejects.toThrow('request/forbidden');
  expect(ended).not.toHaveBeenCalled();
});

it('sends no request if another user has logged in with the same cookie', async () => {
  const { call, changed, ended, heldToken } = await loadLoggedIn();
  answers[token] = tokenOf('liam');
  vi.advanceTimersByTime(300_000);
  await expect(call(getMe)).rejects.toThrow('request/unauthenticated');
  expect(changed).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  expect(heldToken()).toBeNull();
  expect(requests).not.toContain(meOf('liam'));
});

it('accepts another user after the token is forgotten', async () => {
  const { call, changed, forgetToken, freshToken } = await loadLoggedIn();
  forgetToken();
  answers[token] = tokenOf('liam');
  await freshToken();
  await call(getMe);
  expect(requests.at(-1)).toBe(meOf('liam'));
  expect(changed).not.toHaveBeenCalled();
});

it('discards a token that arrives after the log-out', async () => {
  const { freshToken, forgetToken, heldToken } = await loadCall();
  const late = freshToken();
  forgetToken();
  await expect(late).rejects.toThrow('request/unauthenticated');
  expect(heldToken()).toBeNull();
});

it('does not repeat a request as the next user or end that session', async () => {
  const { call, ended, forgetToken, freshToken } = await loadLoggedIn();
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
  expect(requests).not.toContain(meOf('liam'));
  expect(ended).not.toHaveBeenCalled();
});

it('records the time of the last authenticated answer', async () => {
  const { call, lastAnswerAt } = await loadLoggedIn();
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
