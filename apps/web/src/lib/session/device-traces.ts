import type { AccountRecord } from '@trio/contracts/accounts';
import { drafts, visitor } from '../forms/draft-store.ts';
import { eraseDraft } from '../profile/reflection-draft.ts';
import { eraseStored, readStored, store } from '../storage.ts';

/** What a session leaves where our pages can read it. Only a student's first name says who it is. */
const activityKey = 'trio.lastActivity';
const pendingKey = 'trio.signOutPending';
const stubKey = 'trio.student';

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
  eraseStored(stubKey);
  eraseDraft();
  eraseDrafts();
}

/** A tab that hears from another one that its person has left; what a visitor has typed stays. */
export const eraseDrafts = (): void => drafts.keepOnly(visitor);

export const keepDraftsOf = ({ _id }: AccountRecord): void => drafts.keepOnly(_id);

/** As much of a student as an offline page needs to go on with their sort; of staff, nothing. */
export function keepStub(account: AccountRecord): void {
  if (account.role !== 'student') return eraseStored(stubKey);
  const { pendingEmail: _pending, schoolname: _school, ...kept } = account;
  store(stubKey, JSON.stringify({ ...kept, lastname: '', email: '' } satisfies AccountRecord));
}

/** A stub that cannot be read is none. */
export function readStub(): AccountRecord | null {
  try {
    const stub = JSON.parse(readStored(stubKey) ?? 'null') as AccountRecord | null;
    return stub?.role === 'student' && stub._id ? stub : null;
  } catch {
    return null;
  }
}
