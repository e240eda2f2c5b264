import { ApiError, tooOften } from '../../http/api-error.ts';
import { findCodeOwner, type CodeOwner } from '../../data/class-codes.repository.ts';
import { isFamiliarNetwork } from '../../platform/rate-limits/familiar-networks.ts';
import type { AccountsDeps } from './accounts.service.ts';
import { createWrongCodesService, type Guess } from './wrong-codes.service.ts';

export type FoundCode =
  | { readonly owner: CodeOwner; readonly retryAfterMs: null }
  | { readonly owner: null; readonly retryAfterMs: number | null };

export interface CodeLookupService {
  /** A wrong code counts; `retryAfterMs` is set if there were too many. */
  lookUp(code: string, guess: Guess): Promise<FoundCode>;
  find(code: string, guess: Guess): Promise<CodeOwner>;
  findForSignUp(code: string, network: string): Promise<CodeOwner>;
}

/**
 * After too many wrong codes a network learns nothing about any code. A school whose people use Trio
 * from this network is let through: one guessing student must not block a class.
 */
export function createCodeLookupService({
  db,
  rateLimits,
}: Pick<AccountsDeps, 'db' | 'rateLimits'>): CodeLookupService {
  const wrongCodes = createWrongCodesService(rateLimits);

  async function lookUp(code: string, guess: Guess): Promise<FoundCode> {
    const wait = await wrongCodes.count(guess);
    const owner = await findCodeOwner(db, code);
    if (!wait) {
      if (!owner) return { owner, retryAfterMs: null };
      await wrongCodes.giveBack(guess);
      return { owner, retryAfterMs: null };
    }
    // Also runs for a wrong code, so that timing does not reveal a right one.
    const schoolId = owner?.school.schoolId ?? '';
    const isFamiliar = await isFamiliarNetwork(rateLimits, guess.network, schoolId);
    return owner && isFamiliar
      ? { owner, retryAfterMs: null }
      : { owner: null, retryAfterMs: wait.retryAfterMs };
  }

  async function find(code: string, guess: Guess): Promise<CodeOwner> {
    const { owner, retryAfterMs } = await lookUp(code, guess);
    if (owner) return owner;
    if (retryAfterMs === null) throw new ApiError('auth/school-not-found');
    throw tooOften({ retryAfterMs });
  }

  return {
    lookUp,
    find,
    findForSignUp: async (code, network) => {
      try {
        return await find(code, { network });
      } catch (error) {
        // Wrong codes have their own limits, and must not use up the sign-ups of a class.
        await rateLimits.giveBack('sign-up-address', network);
        throw error;
      }
    },
  };
}
