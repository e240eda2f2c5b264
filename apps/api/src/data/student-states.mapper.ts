import { entryOf, type Sort } from '@trio/domain/sorting/sort';
import type { StudentStage } from '../platform/database/schema.generated.ts';

export interface Progress {
  readonly stage: StudentStage;
  readonly answered: number;
  readonly deckSize: number;
}

/** Of a sort that is not confirmed. */
export function toProgress({ deck, answers }: Sort): Progress {
  const answered = deck.filter((card) => entryOf(answers, card)?.value).length;
  return {
    stage: answered === deck.length ? 'picking' : 'sorting',
    answered,
    deckSize: deck.length,
  };
}
