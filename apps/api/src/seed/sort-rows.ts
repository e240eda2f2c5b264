import type { Sort } from '@trio/domain/sorting/sort';
import { toSortRow, type toConfirmedRow } from '../data/sorts.mapper.ts';
import type { Chance } from './chance.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { day, minute } from './school-calendar.ts';
import type { Sorter } from './sort-at-once.ts';
import { reflectionIn } from './student-words.ts';

interface Outcome {
  readonly confirmed: ReturnType<typeof toConfirmedRow>;
  readonly school: PlannedSchool;
  readonly isLatest: boolean;
  readonly sorter: Sorter;
  readonly end: number;
}

const openColumns = {
  confirmedAt: null,
  confirmedMs: null,
  selected: null,
  isQuick: false,
  timeSpentMs: 0,
  reflection: null,
  emailedAt: null,
  profileSentAt: null,
};

export function toRow(
  owner: { readonly schoolId: string; readonly studentId: string },
  sort: Sort,
  outcome: Outcome | null,
  chance: Chance,
) {
  return {
    ...owner,
    sortId: sort.id,
    createdAt: new Date(sort.startedAt),
    startedMs: sort.startedAt,
    deck: sort.deck,
    ...toSortRow(sort),
    // Starts at a random revision, and grows with each save of a few answers.
    revision: 1 + chance.below(2 ** 30) + Math.ceil(Object.keys(sort.answers).length / 3),
    ...(outcome ? confirmedColumns(outcome, chance) : openColumns),
  };
}

export type SortRow = ReturnType<typeof toRow>;

function confirmedColumns({ confirmed, school, isLatest, sorter, end }: Outcome, chance: Chance) {
  const at = confirmed.confirmedAt.getTime();
  const { isConsumerGroup } = school.row;
  const writes = isLatest && !isConsumerGroup && chance.happens(0.3);
  const sentAt = at + Math.round((1 + 3 * chance.next()) * day);
  const isSent = isConsumerGroup && sentAt < end;
  return {
    ...confirmed,
    reflection: writes ? JSON.stringify(reflectionIn(sorter.language, chance)) : null,
    emailedAt: !isConsumerGroup && chance.happens(0.2) ? new Date(at + 2 * minute) : null,
    profileSentAt: isSent ? new Date(sentAt) : null,
  };
}
