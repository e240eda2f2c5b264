import type { CustomCard, ExtraCard } from '@trio/contracts/cards';
import type { BuiltInCard } from '@trio/deck/deck';

/** Every kind of card a student can meet: ours, a school's, their own. */
export type AnyCard =
  | { readonly kind: 'built-in'; readonly card: BuiltInCard }
  | { readonly kind: 'extra'; readonly card: ExtraCard }
  | { readonly kind: 'custom'; readonly card: CustomCard };
