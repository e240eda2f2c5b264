import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** Cards of the deck are the platform's own people's to add and remove. */
export function refuseAllButAdmins(by: Pick<Caller, 'role'>): void {
  if (by.role !== 'admin') throw new ApiError('request/forbidden');
}

/** How many may be added to our own cards, a school's and the platform's together. */
export const extraCardsMax = limits.deckMax - cardKeys.length;

const builtIn = new Set(cardKeys.map((key) => key.toLowerCase()));

/** A card is told by its name, so it looks like one, and is none of ours. */
export function judgeName(name: string): 'good' | 'malformed' | 'built-in' {
  if (!/^[a-z][\w-]{0,59}$/iu.test(name) || name in Object.prototype) return 'malformed';
  return builtIn.has(name.toLowerCase()) ? 'built-in' : 'good';
}
