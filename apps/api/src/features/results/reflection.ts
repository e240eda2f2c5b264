import type { Reflection } from '@trio/contracts/reflection';
import { ApiError } from '../../http/api-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Owner } from './owner.ts';
import { updateReflection } from './reflection.repository.ts';

/**
 * What the student says about the three, in the transaction that may just have confirmed them. The last
 * to say something counts: it is one person's text, and nothing else depends on it.
 */
export async function keepReflection(
  connection: Connection,
  owner: Owner,
  school: { readonly isConsumerGroup: boolean },
  { sortId, reflection }: { sortId: string; reflection?: Reflection | undefined },
): Promise<void> {
  if (reflection === undefined) return;
  // Their profile is made by the team, and has no such page.
  if (school.isConsumerGroup) throw new ApiError('request/forbidden');
  const outcome = await updateReflection(connection, owner, sortId, reflection);
  if (outcome === 'not-confirmed') throw new ApiError('result/not-confirmed');
}
