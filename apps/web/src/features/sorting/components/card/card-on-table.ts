import type { CardView } from '../../../../ui/card/card-view.ts';

export interface CardOnTable {
  readonly name: string;
  readonly view: CardView;
}
