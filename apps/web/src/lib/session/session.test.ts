import { beforeEach, expect, it, vi } from 'vitest';

const device = vi.hoisted(() => ({
  hasPresenceCookie: () => true,
  isSignOutPending: () => false,
  setSignOutPending: vi.fn(),
  eraseTraces: vi.fn(),
  readActivity: () => null,
  writeActivity: vi.fn(),
  keepStub: vi.fn(),
  keepDraftsOf: vi.fn(),
  eraseDrafts: vi.fn(),
  readStub: () => null,
}));
vi.mock('./device-traces.ts', () => device);
vi.mock('./activity.ts', () => ({ watchActivity: vi.fn() }));
vi.mock('./tabs.ts', () => ({ joinTabs: () => vi.fn() }));
vi.mock('../usage/usage.ts', () => ({
  countAs: vi.fn(),
  countEvent: vi.fn(),
  sendWaitingEvents: vi.fn(),
}));

let me: () => Response;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/identity/token')) {
      return Response.json({ token: 'a token', expiresIn: 300_000, userId: 'nour' });
    }
    return address.endsWith('/auth/me') ? me() : Response.json({});
  });
});

it('signs out when the server answers 404 to an account that was deleted', async () => {
  me = () => Response.json({ code: 'auth/user-not-found', message: '' }, { status: 404 });
  const { resumeSession, isSignedOut } = await import('./session.ts');
  await resumeSession();
  expect(isSignedOut()).toBe(true);
  expect(device.eraseTraces).toHaveBeenCalledOnce();
});

it('signs out a page that is open when the account is deleted', async () => {
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

it('signs nobody out while the server is in trouble, and asks again by itself', async () => {
  vi.useFakeTimers();
  me = unavailable;
  const { resumeSession, isSignedOut, currentAccount } = await import('./session.ts');
  await resumeSession();
  expect(isSignedOut()).toBe(false);
  expect(device.eraseTraces).not.toHaveBeenCalled();

  me = () => Response.json({ _id: 'nour', role: 'student' });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(currentAccount()).toMatchObject({ _id: 'nour' });
  vi.useRealTimers();
});
