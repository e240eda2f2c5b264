import type { Reflection } from '@trio/contracts/reflection';
import { ApiError } from '../../http/api-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Owner } from './owner.ts';
import { updateReflection } from './reflection.repository.ts';

/**
 * Runs in the transaction that may just have confirmed the sort. The last write wins: it is one
 * person's text, and nothing depends on it.
 */
export async function keepReflection(
  connection: Connection,
  owner: Owner,
  school: { readonly isConsumerGroup: boolean },
  { sortId, reflection }: { sortId: string; reflection?: Reflection | undefined },
): Promise<void> {
  if (reflection === undefined) return;
  // A consumer group's profile has no reflection page.
  if (school.isConsumerGroup) throw new ApiError('request/forbidden');
  const outcome = await updateReflection(connection, owner, sortId, reflection);
  if (outcome === 'not-confirmed') throw new ApiError('result/not-confirmed');
}
