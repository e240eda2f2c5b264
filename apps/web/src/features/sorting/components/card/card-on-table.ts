import type { CardView } from '../../../../ui/card/card-view.ts';

/** A card of a sort: what the sort calls it, and what it looks like. */
export interface CardOnTable {
  readonly name: string;
  readonly view: CardView;
}
