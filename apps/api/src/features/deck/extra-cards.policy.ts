import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { CardOwner } from './card-owner.ts';

export function cardOwnerOf(
  caller: Pick<Caller, 'role' | 'schoolId'>,
  named: string | undefined,
): CardOwner {
  refuseAllButAdmins(caller);
  return named === undefined ? { kind: 'platform' } : oneSchool(named);
}

/** A school's and the platform's cards together. */
export const extraCardsMax = limits.deckMax - cardKeys.length;

const builtIn = new Set(cardKeys.map((key) => key.toLowerCase()));

/** The name is the card's key in a sort, so it must not clash with a built-in card. */
export function judgeName(name: string): 'good' | 'malformed' | 'built-in' {
  if (!/^[a-z][\w-]{0,59}$/iu.test(name) || name in Object.prototype) return 'malformed';
  return builtIn.has(name.toLowerCase()) ? 'built-in' : 'good';
}
