import type { SelectedCard } from '@trio/contracts/results';
import type { QueueFacts } from '@trio/domain/conversations/reasons';
import { dayIn } from '@trio/domain/time/zones';
import type { QueueFactsRow } from './queue-facts.repository.ts';
import { selectedOf } from './student-sorts.mapper.ts';

export const isSameCard = (one: SelectedCard, other: SelectedCard): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.title === other.title;

/** A request that the reader may not see is no fact for them. */
export function toQueueFacts(
  row: QueueFactsRow,
  zone: string,
  isRequestVisible: boolean,
): QueueFacts {
  const kept = keptOf(row);
  const dayOf = (at: Date | null) => at && dayIn(zone, at);
  return {
    stage: row.stage,
    savedOn: row.liked === null ? null : dayOf(row.activeAt),
    liked: row.liked ?? 0,
    askedOn: isRequestVisible ? dayOf(row.askedAt) : null,
    openStep: row.stepId === null ? null : { dueOn: row.dueOn, notYet: row.notYet },
    notYetOn: dayOf(row.notYetAt),
    confirmedOn: kept === null ? null : dayOf(row.confirmedAt),
    kept,
    termEndsOn: row.termEndsOn,
    seenOn: row.seenOn,
  };
}

function keptOf({ selected, selectedBefore }: QueueFactsRow): number | null {
  if (selectedBefore === null) return null;
  const before = selectedOf({ selected: selectedBefore });
  return selectedOf({ selected }).filter((card) => before.some((old) => isSameCard(card, old)))
    .length;
}
