import type { Reflection } from '@trio/contracts/reflection';
import type { ConfirmedResult, ResultRecord } from '@trio/contracts/results';
import { toSortFields, toWireCards } from '@trio/contracts/results-wire';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { entryOf, totalTime } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type { SavedSort, StudentSorts } from '../../data/sorts.mapper.ts';
import { toSentence } from '../../data/steps.mapper.ts';

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

export const toConfirmedResult = (saved: SavedSort): ConfirmedResult => ({
  id: saved.sort.id,
  created: saved.createdAt.toISOString(),
  updated: (saved.confirmedAt ?? saved.createdAt).toISOString(),
  selected: [...saved.selected],
  extraCards: [...saved.extraCards],
  reflection: saved.reflection,
  areWordsShared: saved.areWordsShared,
  emailSent: saved.emailedAt !== null,
  profileSent: saved.profileSentAt !== null,
  ownCards: ownCardIds(saved.sort).flatMap((id) => {
    const own = entryOf(saved.sort.ownCards, id)?.value;
    return own ? [{ id, ...own }] : [];
  }),
  ideas: Object.fromEntries(
    Object.entries(saved.sort.ideas).flatMap(([card, { value }]) =>
      value.length > 0 ? [[card, [...value]]] : [],
    ),
  ),
});

/** Clients of before send no plan: theirs stays with the sentence that was made from it. */
export function toStoredReflection(
  { plan, ...sent }: Reflection,
  stored: Reflection | null,
  language: Language,
): Reflection {
  if (plan) return { ...sent, action: toSentence(plan, language), plan };
  if (plan === null) return { ...sent, plan };
  const isSameStep = stored?.action === sent.action;
  return isSameStep && stored.plan ? { ...sent, plan: stored.plan } : sent;
}

export const toExportedSort = ({
  sort,
  createdAt,
  confirmedAt,
  selected,
  extraCards,
  reflection,
  areWordsShared,
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
  areWordsShared,
  profileMailed: emailedAt?.toISOString() ?? null,
  profileSent: profileSentAt?.toISOString() ?? null,
});
