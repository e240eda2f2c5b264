import type { AccountRecord } from '@trio/contracts/accounts';
import type { Answer } from '@trio/contracts/endpoint';
import { pages } from '@trio/contracts/pages';
import { ApiFailure } from '../api/api-failure.ts';
import {
  call,
  forgetToken,
  freshToken,
  isSessionRefused,
  lastAnswerAt,
  touchSession,
  whenAgeIsAsked,
  whenEnrolmentIsDue,
  whenUserChanges,
  whenSessionEnds,
} from '../api/call.ts';
import {
  getClaims,
  getMe,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  signInWithToken as tokenEndpoint,
} from '../api/first-endpoints.ts';
import { send } from '../api/send.ts';
import { createObservable, useObservable } from '../observable.ts';
import { createRetry } from '../outage/outage.ts';
import { countAs, countEvent, sendWaitingEvents } from '../usage/usage.ts';
import * as device from './stored-session.ts';
import { joinTabs, watchActivity, type TabMessage } from './browser-events.ts';
import { createIdleWatch } from './idle-watch.ts';
import { createPendingSignOut } from './pending-sign-out.ts';

/** A timeout that is not shown yet: while this page was open, or before. */
type Timeout = 'here' | 'before';

type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly timeout?: Timeout }
  /** `isFromDevice`: the server has not confirmed the account yet. */
  | {
      readonly status: 'signed-in';
      readonly account: AccountRecord;
      readonly isFromDevice?: true;
      readonly isServerDown?: boolean;
    }
  | { readonly status: 'unreachable'; readonly isServerDown: boolean };

const isUnanswered = (session: Session): boolean =>
  session.status === 'signed-in' ? session.isFromDevice === true : session.status !== 'signed-out';

const mayBeSignedIn = device.hasPresenceCookie() && !device.isSignOutPending();
const session = createObservable<Session>({ status: mayBeSignedIn ? 'loading' : 'signed-out' });
if (!mayBeSignedIn) device.eraseSession();
/** Incremented on log-out, so that a late account is ignored. */
let visit = 0;
const retry = createRetry(() => void retryLoading());

export const isSignedOut = (): boolean => session.get().status === 'signed-out';
const ignore = (): void => {};
function unlessSignedOut(act: () => void): () => void {
  return () => {
    if (!isSignedOut()) act();
  };
}

const pendingSignOut = createPendingSignOut({
  isPending: device.isSignOutPending,
  setPending: device.setSignOutPending,
  send: () => send(signOutEndpoint, null),
});
const idle = createIdleWatch({
  now: Date.now,
  readStamp: device.readActivity,
  writeStamp: device.writeActivity,
  lastAnswerAt,
  touch: () => {
    if (session.get().status === 'signed-in') touchSession().catch(ignore);
  },
  onIdle: () => timeOut('here'),
});
const notifyTabs = joinTabs(receiveTabMessage);
countAs(currentRole());
session.subscribe(() => countAs(currentRole()));
whenSessionEnds(endSession);
whenEnrolmentIsDue(() => void resumeSession());
whenUserChanges(startOver);
whenAgeIsAsked(() => {
  const account = currentAccount();
  if (account && !account.ageQuestion) void resumeSession();
});
watchActivity({
  onActivity: unlessSignedOut(idle.noteActivity),
  onTick: unlessSignedOut(idle.tick),
  onWake: unlessSignedOut(wake),
  onOnline: () => {
    const current = session.get();
    if (current.status !== 'signed-in' || current.isFromDevice) void resumeSession();
  },
});

export const useSession = (): Session => useObservable(session);

export const watchSession = (listener: () => void): (() => void) => session.subscribe(listener);

export function currentAccount(): AccountRecord | null {
  const current = session.get();
  return current.status === 'signed-in' ? current.account : null;
}

function currentRole(): AccountRecord['role'] | null | undefined {
  if (isSignedOut()) return null;
  return currentAccount()?.role;
}

/** The server must confirm a session read from the device before anything is sent. */
export async function reachSession(): Promise<void> {
  const current = session.get();
  if (current.status !== 'signed-in' || !current.isFromDevice) return;
  const asked = visit;
  try {
    await loadAccount();
  } catch (error) {
    noteFailure(error);
    throw error;
  }
  if (asked !== visit) throw new ApiFailure('request/unauthenticated');
}

export function useAccount(): AccountRecord {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This page is for signed-in users only.');
  return current.account;
}

export function updateAccount(changes: Partial<AccountRecord>): void {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  const account = { ...current.account, ...changes };
  device.storeAccount(account);
  session.set({ ...current, account });
}

/** The specification (4.15) requires this order. */
async function loadAccount(): Promise<void> {
  const asked = visit;
  try {
    await freshToken();
    await call(getClaims);
    await freshToken();
    const account = await call(getMe);
    if (asked === visit) enter(account);
  } catch (error) {
    if (asked === visit) throw error;
  }
}

/** After an act that changed what the account may do. */
export const reloadAccount = (): Promise<void> => loadAccount();

function enter(account: AccountRecord): void {
  const before = currentAccount();
  if (before && before._id !== account._id) return startOver();
  device.storeAccount(account);
  device.eraseDraftsOfOthers(account);
  retry.stop();
  session.set({ status: 'signed-in', account });
}

export async function resumeSession(): Promise<void> {
  const { status } = session.get();
  if (status === 'signed-in') return loadAccount().catch(noteFailure);
  // A user who logged out offline stays logged out until the server has received it.
  if (status === 'signed-out') return pendingSignOut.settle().catch(ignore);
  if (idle.isOver()) return timeOut('before');
  idle.begin();
  return identifyUser();
}

async function identifyUser(): Promise<void> {
  session.set({ status: 'loading' });
  await loadAccount().catch(noteFailure);
}

function noteFailure(error: unknown): void {
  const isUnknown = error instanceof ApiFailure && error.code === 'auth/user-not-found';
  if (isUnknown || isSessionRefused(error)) return endSession();
  const current = session.get();
  if (!isUnanswered(current)) return;
  const isServerDown = !(error instanceof ApiFailure && error.code === 'error.offline');
  if (current.status !== 'signed-in') session.set(fromDevice(isServerDown));
  else if (current.isServerDown !== isServerDown) session.set({ ...current, isServerDown });
  retry.after(error);
}

/** The current view stays until there is an answer, so that nothing flashes. */
async function retryLoading(): Promise<void> {
  if (!isUnanswered(session.get())) return;
  if (idle.isOver()) return timeOut('before');
  await loadAccount().catch(noteFailure);
}

/** A student continues the sort on this device; other roles wait for the server. */
function fromDevice(isServerDown: boolean): Session {
  const isValid = device.hasPresenceCookie() && !device.isSignOutPending() && !idle.isOver();
  const account = isValid ? device.readAccount() : null;
  return account
    ? { status: 'signed-in', account, isFromDevice: true, isServerDown }
    : { status: 'unreachable', isServerDown };
}

/** `setCookie` resolves to false if the server started no session. */
async function startSession(setCookie: () => Promise<boolean>): Promise<void> {
  // First: the answer to a pending log-out clears the cookie, and must not clear the new one.
  await pendingSignOut.settle().catch(ignore);
  if (!(await setCookie())) return;
  pendingSignOut.drop();
  forgetToken();
  idle.begin();
  await loadAccount();
  const current = session.get();
  if (current.status !== 'signed-in') return;
  notifyTabs({ kind: 'signed-in', accountId: current.account._id });
  countEvent('login');
}

export type PasswordChoice = NonNullable<Answer<typeof signInEndpoint>>;

/** A password given by staff starts no session: the user must first choose a new one. */
export async function signIn(email: string, password: string): Promise<PasswordChoice | null> {
  let choice: PasswordChoice | undefined;
  await startSession(async () => {
    choice = await send(signInEndpoint, null, { email, password });
    return choice === undefined;
  });
  return choice ?? null;
}

export const signInWithToken = (authToken: string): Promise<void> =>
  startSession(async () => {
    await send(tokenEndpoint, null, { authToken });
    return true;
  });

/** After the second factor: the answer to `sendProof` sets the cookie. */
export const finishSession = (sendProof: () => Promise<void>): Promise<void> =>
  startSession(async () => {
    await sendProof();
    return true;
  });

const unsentDelayMax = 2_000;
type SendUnsent = () => Promise<void> | null;
type UnsentData = 'sort' | 'careers' | 'words';
const unsent = new Map<UnsentData, SendUnsent>();

/** A later handler for the same data replaces the earlier one. */
export const beforeSignOut = (data: UnsentData, act: SendUnsent): void => {
  unsent.set(data, act);
};

/** The device forgets the user whatever the server answers; the caller shows a failure. */
export async function signOut(): Promise<void> {
  countLeaving('logout');
  const sending = [...unsent.values()].flatMap((sendUnsent) => sendUnsent() ?? []);
  if (sending.length > 0) {
    await Promise.race([Promise.allSettled(sending), wait(unsentDelayMax)]);
  }
  return leave();
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function timeOut(timeout: Timeout): void {
  if (isSignedOut()) return;
  // Tabs may wake together: only the first, which still finds the stamp, counts the timeout.
  if (device.readActivity() !== null) countLeaving('timeout');
  leave(timeout).catch(ignore);
}

/**
 * Sent while the token is held: without it the server cannot recognise an administrator, who is not
 * counted.
 */
function countLeaving(name: 'logout' | 'timeout'): void {
  const current = session.get();
  if (current.status === 'signed-in' && current.account.role !== 'admin') countEvent(name);
  sendWaitingEvents();
}

function leave(timeout?: Timeout): Promise<void> {
  device.eraseSession();
  forgetUser(timeout);
  notifyTabs({ kind: 'signed-out', isTimedOut: timeout !== undefined });
  return pendingSignOut.request();
}

function forgetUser(timeout?: Timeout): void {
  if (isSignedOut()) return;
  visit += 1;
  retry.stop();
  device.eraseDrafts();
  forgetToken();
  session.set({ status: 'signed-out', ...(timeout && { timeout }) });
}

function endSession(): void {
  if (idle.isOver()) return timeOut('here');
  device.eraseSession();
  forgetUser();
  notifyTabs({ kind: 'signed-out', isTimedOut: false });
}

export function acknowledgeTimeout(): void {
  if (isSignedOut()) session.set({ status: 'signed-out' });
}

function receiveTabMessage(message: TabMessage): void {
  if (message.kind === 'signed-out') return forgetUser(message.isTimedOut ? 'here' : undefined);
  const current = session.get();
  if (current.status !== 'signed-in') return void identifyUser();
  if (current.account._id !== message.accountId) return startOver();
  loadAccount().catch(noteFailure);
}

/** Another user is logged in. A full page load removes all data of the previous user. */
function startOver(): void {
  visit += 1;
  forgetToken();
  session.set({ status: 'loading' });
  location.replace(pages.landing.path);
}

function wake(): void {
  // Without this cookie the session cookie is gone too, even if no other tab reported it.
  if (!device.hasPresenceCookie()) return forgetUser(idle.isOver() ? 'here' : undefined);
  idle.noteActivity();
  idle.tick();
}
