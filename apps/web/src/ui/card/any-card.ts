import type { CustomCard, ExtraCard } from '@trio/contracts/cards';
import type { BuiltInCard } from '@trio/deck/deck';

export type AnyCard =
  | { readonly kind: 'built-in'; readonly card: BuiltInCard }
  | { readonly kind: 'extra'; readonly card: ExtraCard }
  | { readonly kind: 'custom'; readonly card: CustomCard };
