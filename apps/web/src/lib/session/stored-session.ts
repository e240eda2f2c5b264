import type { AccountRecord } from '@trio/contracts/accounts';
import { eraseSavedCareers } from '../careers/saved-on-device.ts';
import { drafts, visitor } from '../forms/draft-store.ts';
import { eraseDraft } from '../profile/reflection-draft.ts';
import { eraseResult } from '../stored-result.ts';
import { eraseStored, readStored, store } from '../storage.ts';

/** Session data that scripts can read. A student's first name is the only name in it. */
const activityKey = 'trio.lastActivity';
const pendingKey = 'trio.signOutPending';
const accountKey = 'trio.student';

/** Set and cleared with the HttpOnly cookie: a visitor without it needs no session request. */
export const hasPresenceCookie = (): boolean =>
  /(?:^|; )(?:__Host-)?trio\.present=1/u.test(document.cookie);

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

/** Also if the server was not reached: the next visit on this device starts logged out. */
export function eraseSession(): void {
  document.cookie = 'trio.present=; Max-Age=0; Path=/; SameSite=Lax';
  document.cookie = '__Host-trio.present=; Max-Age=0; Path=/; SameSite=Lax; Secure';
  eraseStored(activityKey);
  eraseStored(accountKey);
  eraseDraft();
  eraseResult();
  eraseSavedCareers();
  eraseDrafts();
}

/** For a tab whose user logged out in another one; a visitor's text stays. */
export const eraseDrafts = (): void => drafts.keepOnly(visitor);

export const eraseDraftsOfOthers = ({ _id }: AccountRecord): void => drafts.keepOnly(_id);

/** The data that an offline page needs to continue a student's sort; none for staff. */
export function storeAccount(account: AccountRecord): void {
  if (account.role !== 'student') return eraseStored(accountKey);
  const { pendingEmail: _pending, schoolname: _school, ...stored } = account;
  store(
    accountKey,
    JSON.stringify({
      ...stored,
      lastname: '',
      email: '',
      username: undefined,
    } satisfies AccountRecord),
  );
}

export function readAccount(): AccountRecord | null {
  try {
    const account = JSON.parse(readStored(accountKey) ?? 'null') as AccountRecord | null;
    return account?.role === 'student' && account._id ? account : null;
  } catch {
    return null;
  }
}
