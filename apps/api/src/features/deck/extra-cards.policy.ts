import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { CardOwner } from './card-owner.ts';

/** Only administrators add cards: to the school that they name, or to the platform. */
export function cardOwnerOf(
  caller: Pick<Caller, 'role' | 'schoolId'>,
  named: string | undefined,
): CardOwner {
  refuseAllButAdmins(caller);
  return named === undefined ? { kind: 'platform' } : oneSchool(named);
}

/** How many may be added to our own cards, a school's and the platform's together. */
export const extraCardsMax = limits.deckMax - cardKeys.length;

const builtIn = new Set(cardKeys.map((key) => key.toLowerCase()));

/** A card is told by its name, so it looks like one, and is none of ours. */
export function judgeName(name: string): 'good' | 'malformed' | 'built-in' {
  if (!/^[a-z][\w-]{0,59}$/iu.test(name) || name in Object.prototype) return 'malformed';
  return builtIn.has(name.toLowerCase()) ? 'built-in' : 'good';
}
