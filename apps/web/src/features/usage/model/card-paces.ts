import type { UsageSummary } from '@trio/contracts/usage';
import { inOrder } from '@trio/domain/sorting/in-order';

type CardTime = UsageSummary['cards'][number];

/** With fewer answers, one student's break decides which card is slowest. */
export const leastAnswers = 5;
const most = 5;

/** No card is in both lists. */
export function cardPaces(cards: readonly CardTime[]): {
  readonly slowest: readonly CardTime[];
  readonly quickest: readonly CardTime[];
} {
  const known = inOrder(
    cards.filter(({ answers }) => answers >= leastAnswers),
    (a, b) => b.averageTime - a.averageTime,
  );
  const slowest = known.slice(0, Math.min(most, Math.ceil(known.length / 2)));
  const quickest = inOrder(known.slice(slowest.length), (a, b) => a.averageTime - b.averageTime);
  return { slowest, quickest: quickest.slice(0, most) };
}
