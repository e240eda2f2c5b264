import type { ConfirmedResult, ResultRecord } from '@trio/contracts/results';
import { toSortFields, toWireCards } from '@trio/contracts/results-wire';
import { totalTime } from '@trio/domain/sorting/sort';
import type { SavedSort, StudentSorts } from '../../data/sorts.mapper.ts';

const isConfirmed = ({ confirmedAt }: SavedSort): boolean => confirmedAt !== null;

export function toResultRecord(
  { sorts, sortAttempts }: StudentSorts,
  shown: SavedSort | undefined = sorts[0],
): ResultRecord {
  const [confirmed, previous] = sorts.filter(isConfirmed).map(toConfirmedResult);
  const history = { sortAttempts, confirmed: confirmed ?? null, previous: previous ?? null };
  if (!shown) return { ...nothing, ...history };
  return {
    ...toSortFields(shown.sort),
    id: shown.sort.id,
    created: shown.createdAt.toISOString(),
    selected: [...shown.selected],
    extraCards: [...shown.extraCards],
    revision: shown.revision,
    ...history,
  };
}

const nothing = {
  id: null,
  created: null,
  startTime: null,
  selected: [],
  cards: [],
  extraCards: [],
  totalTimeSpent: 0,
  time: {},
  pass: null,
  rankedAt: null,
  removedCards: [],
  confirmedAt: null,
  revision: 0,
};

const toConfirmedResult = (saved: SavedSort): ConfirmedResult => ({
  id: saved.sort.id,
  created: saved.createdAt.toISOString(),
  updated: (saved.confirmedAt ?? saved.createdAt).toISOString(),
  selected: [...saved.selected],
  extraCards: [...saved.extraCards],
  reflection: saved.reflection,
  emailSent: saved.emailedAt !== null,
  profileSent: saved.profileSentAt !== null,
});

export const toExportedSort = ({
  sort,
  createdAt,
  confirmedAt,
  selected,
  extraCards,
  reflection,
  emailedAt,
  profileSentAt,
}: SavedSort) => ({
  id: sort.id,
  created: createdAt.toISOString(),
  started: new Date(sort.startedAt).toISOString(),
  confirmed: confirmedAt?.toISOString() ?? null,
  selected,
  cards: toWireCards(sort).map(({ at, ideasAt, ...card }) => ({
    ...card,
    ...(at !== undefined && { answered: new Date(at).toISOString() }),
    ...(ideasAt !== undefined && { ideasAdded: new Date(ideasAt).toISOString() }),
  })),
  extraCards: extraCards.map(({ name }) => name),
  pass: sort.pass.value,
  totalTimeSpent: totalTime(sort),
  timeByDevice: sort.time,
  reflection,
  profileMailed: emailedAt?.toISOString() ?? null,
  profileSent: profileSentAt?.toISOString() ?? null,
});
