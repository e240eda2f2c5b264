import type { Both } from './card-source.ts';
import type { CardKey } from './facts.generated.ts';

/** Printed on paper copies, so that a comment can be matched with the words that were read. */
export const deckEdition: { readonly number: number; readonly month: Both } = {
  number: 2,
  month: { en: 'November 2026', fr: 'novembre 2026' },
};

/** Set in the North, or about Indigenous rights or lands: these await Indigenous readers. */
export const indigenousAndNorthernCards: readonly CardKey[] = [
  'pathsToReconciliation',
  'moveGoods',
  'everyoneOnline',
  'newMaterials',
  'feedEveryone',
  'peaceKeeping',
  'coolClimate',
  'cleanPower',
  'spaceAndSky',
  'welcomeVisitors',
  'earthMaterials',
];
