import { eraseStored, readStored, store } from '../storage.ts';

/** What a session leaves where our pages can read it. None of it names a person. */
const activityKey = 'trio.lastActivity';
const pendingKey = 'trio.signOutPending';

/** Set beside the HttpOnly cookie and gone with it: a visitor without one is not asked about. */
export const hasPresenceCookie = (): boolean => /(?:^|; )trio\.present=1/u.test(document.cookie);

export const isSignOutPending = (): boolean => readStored(pendingKey) !== null;

export function setSignOutPending(isPending: boolean): void {
  if (isPending) store(pendingKey, '1');
  else eraseStored(pendingKey);
}

export function readActivity(): number | null {
  const stored = Number(readStored(activityKey) ?? NaN);
  return Number.isFinite(stored) ? stored : null;
}

export const writeActivity = (at: number): void => store(activityKey, String(at));

/** Also where the server was not reached: the next visit to this device starts as nobody. */
export function eraseTraces(): void {
  document.cookie = 'trio.present=; Max-Age=0; Path=/; SameSite=Lax';
  eraseStored(activityKey);
}
