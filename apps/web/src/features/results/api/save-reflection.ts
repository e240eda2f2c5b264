import type { Reflection } from '@trio/contracts/reflection';
import { updateResult } from '@trio/contracts/results';
import { call } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { noteConfirmed } from '../../../lib/sort/sort-lifecycle.ts';

/** What the student says about a confirmed three; from then on every page shows it. */
export async function saveReflection(sortId: string, reflection: Reflection): Promise<void> {
  await call(withParams(updateResult, { id: sortId }), { reflection });
  noteConfirmed(sortId, { reflection });
}
