import { eraseStored, readStored, store } from '../../../lib/storage.ts';

/** By sort: whether class teachers may read the student's words about it. */
export type SharingChoices = Readonly<Record<string, boolean>>;

/**
 * One entry per account, and without any words: it stays at log-out, so that a choice that was made
 * offline is sent at the account's next log-in.
 */
const keyOf = (accountId: string): string => `trio.sharedWords.${accountId}`;

export function readUnsentSharing(accountId: string): SharingChoices {
  try {
    const stored = JSON.parse(readStored(keyOf(accountId)) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (each): each is [string, boolean] => typeof each[1] === 'boolean',
      ),
    );
  } catch {
    return {};
  }
}

export function storeUnsentSharing(accountId: string, choices: SharingChoices): void {
  if (isEmpty(choices)) eraseStored(keyOf(accountId));
  else store(keyOf(accountId), JSON.stringify(choices));
}

export const isEmpty = (choices: SharingChoices): boolean => Object.keys(choices).length === 0;
