import { foldText } from '@trio/domain/fold-text';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';

const longest = 56;

/** « Élever des abeilles » becomes `eleverDesAbeilles`. */
export function nameFrom(title: string): string {
  const [first = 'card', ...rest] = foldText(title)
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== '');
  const name = [first, ...rest.map((word) => word[0]?.toUpperCase() + word.slice(1))].join('');
  return (/^[a-z]/u.test(name) ? name : `card${name}`).slice(0, longest);
}

export function freeName(title: string, isTaken: (name: string) => boolean): string {
  const base = nameFrom(title);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (judgeName(name) === 'good' && !isTaken(name)) return name;
  }
}

/** A school's and the platform's cards together. */
export const extraCardsMax = limits.deckMax - cardKeys.length;

const builtIn = new Set(cardKeys.map((key) => key.toLowerCase()));

/** The name is the card's key in a sort, so it must not clash with a built-in card. */
export function judgeName(name: string): 'good' | 'malformed' | 'built-in' {
  if (!/^[a-z][\w-]{0,59}$/iu.test(name) || name in Object.prototype) return 'malformed';
  return builtIn.has(name.toLowerCase()) ? 'built-in' : 'good';
}
