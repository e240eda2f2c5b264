import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { authorReadBy } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

interface Noted {
  readonly heldOn: string;
  readonly agreedStep: string;
  readonly note: string;
}

/** `today` is a day of the school. */
export function refuseInvalidNote({ heldOn, agreedStep, note }: Noted, today: string): void {
  if (agreedStep === '' && note === '') throw new ApiError('conversation/empty');
  if (heldOn > today) throw new ApiError('conversation/day-in-future');
}

export function refuseTooManyConversations(before: number): void {
  if (before >= limits.conversationsMax) throw new ApiError('conversation/too-many');
}

/** Only the author corrects a note. For a teacher, those of others do not exist. */
export function refuseOthers(caller: Caller, { authorId }: { authorId: string | null }): void {
  if (authorId === caller.userId) return;
  const isReader = authorReadBy(caller) === null;
  throw new ApiError(isReader ? 'conversation/not-author' : 'request/not-found');
}
