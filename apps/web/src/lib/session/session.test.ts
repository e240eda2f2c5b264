import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabMessage, watchActivity } from './browser-events.ts';

const device = vi.hoisted(() => ({
  hasPresenceCookie: vi.fn(() => true),
  isSignOutPending: vi.fn(() => false),
  setSignOutPending: vi.fn(),
  eraseSession: vi.fn(),
  readActivity: vi.fn((): number | null => null),
  writeActivity: vi.fn(),
  storeAccount: vi.fn(),
  eraseDraftsOfOthers: vi.fn(),
  eraseDrafts: vi.fn(),
  readAccount: vi.fn((): object | null => null),
}));
vi.mock('./stored-session.ts', () => device);
type Listeners = Parameters<typeof watchActivity>[0];
const browser = vi.hoisted(() => ({
  watchActivity: vi.fn<(listeners: Listeners) => void>(),
  notifyTabs: vi.fn<(message: TabMessage) => void>(),
  joinTabs: vi.fn<(listener: (message: TabMessage) => void) => void>(),
}));
vi.mock('./browser-events.ts', () => ({
  watchActivity: browser.watchActivity,
  joinTabs: (listener: (message: TabMessage) => void) => {
    browser.joinTabs(listener);
    return browser.notifyTabs;
  },
}));
const usage = vi.hoisted(() => ({
  countAs: vi.fn(),
  countEvent: vi.fn(),
  sendWaitingEvents: vi.fn(),
}));
vi.mock('../usage/usage.ts', () => usage);

const hour = 3_600_000;
let me: () => Response | Promise<Response>;
let signOutAnswer: () => Response;
let requests: string[];
const receiveTabMessage = (message: TabMessage) => browser.joinTabs.mock.lastCall?.[0](message);
const listeners = () => browser.watchActivity.mock.lastCall?.[0];
const nour = () => Response.json({ _id: 'nour', role: 'student', firstname: 'Nour' });
const noNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  device.hasPresenceCookie.mockReturnValue(true);
  device.isSignOutPending.mockReturnValue(false);
  device.readActivity.mockReturnValue(null);
  device.readAccount.mockReturnValue(null);
  me = nour;
  signOutAnswer = () => new Response(null, { status: 204 });
  requests = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { replace: vi.fn() });
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address.replace('/api', ''));
    if (address.endsWith('/identity/sign-in')) return new Response(null, { status: 204 });
    if (address.endsWith('/identity/sign-out')) return signOutAnswer();
    if (address.endsWith('/identity/token')) {
      return Response.json({ token: 'a token', expiresIn: 300_000, userId: 'nour' });
    }
    return address.endsWith('/auth/me') ? me() : Response.json({});
  });
});

it('logs out when the server answers 404 for a deleted account', async () => {
  me = () => Response.json({ code: 'auth/user-not-found', message: '' }, { status: 404 });
  const { resumeSession, isSignedOut } = await import('./session.ts');
  await resumeSession();
  expect(isSignedOut()).toBe(true);
  expect(device.eraseSession).toHaveBeenCalledOnce();
});

it('logs out an open page when the account is deleted', async () => {
  me = () => Response.json({ _id: 'nour', role: 'student' });
  const { resumeSession, isSignedOut } = await import('./session.ts');
  await resumeSession();
  expect(isSignedOut()).toBe(false);
  me = () => Response.json({ code: 'auth/user-not-found', message: '' }, { status: 404 });
  await resumeSession();
  expect(isSignedOut()).toBe(true);
});

const unavailable = () =>
  Response.json(
    { code: 'server/unavailable', message: '' },
    { status: 503, headers: { 'retry-after': '5' } },
  );

it('does not log out during an outage and retries by itself', async () => {
  vi.useFakeTimers();
  me = unavailable;
  const { resumeSession, isSignedOut, currentAccount } = await import('./session.ts');
  await resumeSession();
  expect(isSignedOut()).toBe(false);
  expect(device.eraseSession).not.toHaveBeenCalled();

  me = () => Response.json({ _id: 'nour', role: 'student' });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(currentAccount()).toMatchObject({ _id: 'nour' });
  vi.useRealTimers();
});

const logIn = async () => {
  const session = await import('./session.ts');
  await session.signIn('nour@school.example', 'a password');
  return session;
};

describe('logging in', () => {
  it('requests a token, the claims, a token with those claims, then the account', async () => {
    device.hasPresenceCookie.mockReturnValue(false);
    const { currentAccount } = await logIn();
    expect(requests).toEqual([
      '/identity/sign-in',
      '/identity/token',
      '/auth/claims',
      '/identity/token',
      '/auth/me',
    ]);
    expect(currentAccount()).toMatchObject({ _id: 'nour' });
  });

  it('notifies the other tabs and is counted', async () => {
    await logIn();
    expect(browser.notifyTabs).toHaveBeenCalledWith({ kind: 'signed-in', accountId: 'nour' });
    expect(usage.countEvent).toHaveBeenCalledWith('login');
  });

  it('stores the account of a student for offline use, and erases drafts of others', async () => {
    await logIn();
    expect(device.storeAccount).toHaveBeenCalledWith(expect.objectContaining({ _id: 'nour' }));
    expect(device.eraseDraftsOfOthers).toHaveBeenCalledWith(
      expect.objectContaining({ _id: 'nour' }),
    );
  });
});

describe('logging out', () => {
  it('removes the account before the server answers', async () => {
    const { signOut, isSignedOut } = await logIn();
    const leaving = signOut();
    expect(isSignedOut()).toBe(true);
    expect(device.eraseSession).toHaveBeenCalled();
    expect(browser.notifyTabs).toHaveBeenLastCalledWith({ kind: 'signed-out', isTimedOut: false });
    await leaving;
    expect(requests.at(-1)).toBe('/identity/sign-out');
  });

  it('stays pending on the device when the server was not reached', async () => {
    const { signOut, isSignedOut } = await logIn();
    signOutAnswer = noNetwork;
    await expect(signOut()).rejects.toMatchObject({ code: 'error.offline' });
    expect(isSignedOut()).toBe(true);
    expect(device.setSignOutPending).toHaveBeenLastCalledWith(true);
  });

  it('waits at most two seconds for unsent data', async () => {
    vi.useFakeTimers();
    const { signOut, beforeSignOut, isSignedOut } = await logIn();
    beforeSignOut('sort', () => new Promise(() => {}));
    const leaving = signOut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isSignedOut()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isSignedOut()).toBe(true);
    await leaving;
    vi.useRealTimers();
  });

  it('ignores an account that arrives later', async () => {
    const session = await logIn();
    const late = Promise.withResolvers<Response>();
    me = () => late.promise;
    const loading = session.resumeSession();
    await vi.waitFor(() => expect(requests.at(-1)).toBe('/auth/me'));
    await session.signOut();
    late.resolve(nour());
    await loading;
    expect(session.isSignedOut()).toBe(true);
    expect(session.currentAccount()).toBeNull();
  });
});

describe('an hour without activity', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const anHourLater = (sinceActivity = hour) => {
    vi.setSystemTime(Date.now() + hour);
    device.readActivity.mockReturnValue(Date.now() - sinceActivity);
  };

  it('ends the session here and in the other tabs, and is counted', async () => {
    const { isSignedOut } = await logIn();
    anHourLater();
    listeners()?.onTick();
    expect(isSignedOut()).toBe(true);
    expect(usage.countEvent).toHaveBeenCalledWith('timeout');
    expect(browser.notifyTabs).toHaveBeenLastCalledWith({ kind: 'signed-out', isTimedOut: true });
  });

  it('is not counted for an administrator', async () => {
    me = () => Response.json({ _id: 'admin', role: 'admin' });
    const { isSignedOut } = await logIn();
    anHourLater();
    listeners()?.onTick();
    expect(isSignedOut()).toBe(true);
    expect(usage.countEvent).not.toHaveBeenCalledWith('timeout');
  });

  it('is noticed by a page that opens later, without loading the account', async () => {
    device.readActivity.mockReturnValue(Date.now() - hour);
    const { resumeSession, isSignedOut } = await import('./session.ts');
    await resumeSession();
    expect(isSignedOut()).toBe(true);
    expect(requests).toEqual(['/identity/sign-out']);
  });

  it('has not passed while another tab was used', async () => {
    const { isSignedOut } = await logIn();
    anHourLater(hour - 60_000);
    listeners()?.onTick();
    expect(isSignedOut()).toBe(false);
  });
});

describe('another tab', () => {
  it('logs this one out too', async () => {
    const { isSignedOut } = await logIn();
    receiveTabMessage({ kind: 'signed-out', isTimedOut: false });
    expect(isSignedOut()).toBe(true);
    expect(device.eraseDrafts).toHaveBeenCalled();
  });

  it('logs this one in too', async () => {
    device.hasPresenceCookie.mockReturnValue(false);
    const { isSignedOut, currentAccount } = await import('./session.ts');
    expect(isSignedOut()).toBe(true);
    receiveTabMessage({ kind: 'signed-in', accountId: 'nour' });
    await vi.waitFor(() => expect(currentAccount()).toMatchObject({ _id: 'nour' }));
  });

  it('that logs in another user makes this one reload', async () => {
    const { currentAccount } = await logIn();
    receiveTabMessage({ kind: 'signed-in', accountId: 'ann' });
    expect(location.replace).toHaveBeenCalledWith('/');
    expect(currentAccount()).toBeNull();
  });
});

describe('a page that becomes visible again', () => {
  it('is logged out if the cookie is gone', async () => {
    const { isSignedOut } = await logIn();
    device.hasPresenceCookie.mockReturnValue(false);
    listeners()?.onWake();
    expect(isSignedOut()).toBe(true);
  });

  it('stays logged in if the cookie is still there', async () => {
    const { isSignedOut } = await logIn();
    listeners()?.onWake();
    expect(isSignedOut()).toBe(false);
  });
});

describe('without a network', () => {
  it('a student continues with the data on the device until the server is back', async () => {
    device.readAccount.mockReturnValue({ _id: 'nour', role: 'student' });
    me = noNetwork;
    const { resumeSession, currentAccount, reachSession } = await import('./session.ts');
    await resumeSession();
    expect(currentAccount()).toEqual({ _id: 'nour', role: 'student' });
    await expect(reachSession()).rejects.toMatchObject({ code: 'error.offline' });
    me = nour;
    await reachSession();
    expect(currentAccount()).toMatchObject({ firstname: 'Nour' });
  });

  it('staff are neither logged in nor logged out', async () => {
    me = noNetwork;
    const { resumeSession, currentAccount, isSignedOut } = await import('./session.ts');
    await resumeSession();
    expect(currentAccount()).toBeNull();
    expect(isSignedOut()).toBe(false);
  });

  it('a pending log-out is not undone by the cookie', async () => {
    device.isSignOutPending.mockReturnValue(true);
    const { isSignedOut } = await import('./session.ts');
    expect(isSignedOut()).toBe(true);
    expect(device.eraseSession).toHaveBeenCalledOnce();
  });
});

it('shows a saved change at once and stores it on the device', async () => {
  const { updateAccount, currentAccount } = await logIn();
  updateAccount({ firstname: 'Noor' });
  expect(currentAccount()).toMatchObject({ firstname: 'Noor' });
  expect(device.storeAccount).toHaveBeenLastCalledWith(
    expect.objectContaining({ firstname: 'Noor' }),
  );
});
