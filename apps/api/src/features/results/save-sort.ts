import type { ResultBody } from '@trio/contracts/results';
import { applyBody } from '@trio/contracts/results-wire';
import { mergeSorts } from '@trio/domain/sorting/merge';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { lastMoment, stampFor, startSort, type Sort } from '@trio/domain/sorting/sort';
import { spell } from '@trio/domain/sorting/spell';
import type { Connection } from '../../platform/database/database.ts';
import { boundSort, boundTime, type KnownTimes } from './bound-sort.ts';
import { isStamped, withRemovedCards } from './read-body.ts';
import { imageIdOf, imagesOf } from './own-pictures.ts';
import type { Owner } from './owner.ts';
import { refuseTooManyOwnCards, refuseUnfitPicks } from './results.policy.ts';
import type { Save } from './save-in-one-step.repository.ts';
import type { SavedSort } from './sorts.mapper.ts';
import { confirmSort, findOwnImages, updateSort } from './sorts.repository.ts';

/** Earlier than anything that anybody says. */
const longAgo = -1;

/** A body as one statement can save it; null where the stored copy has to be read first. */
export function toSave(sortId: string, body: ResultBody): Save | null {
  const { revision, cards = [], selected = [], pass, reflection } = body;
  if (revision === undefined || selected.length > 0 || reflection || !isStamped(body)) return null;
  const said = applyBody(startSort(sortId, [], longAgo), body, 0);
  const { answers, ownCards, ideas, time, ranks } = said;
  return {
    sortId,
    revision,
    answers,
    ownCards,
    ideas,
    time,
    names: cards.flatMap(({ name }) => name ?? []),
    ranks: cards.length > 0 ? ranks : null,
    pass: pass ? said.pass : null,
  };
}

/**
 * What is stored and what is sent, brought together: of each thing the later counts. It is news for who
 * sent it where something stored was the later.
 */
export function mergeBody(
  { sort, revision }: SavedSort,
  sent: ResultBody,
  now: number,
): { merged: Sort; isNews: boolean } {
  const body = withRemovedCards(sent, ownCardIds(sort), stampFor(sort, now));
  const said = applyBody(sort, body, now);
  const merged = mergeSorts(sort, said);
  refuseTooManyOwnCards(sort, merged, sent.revision === revision);
  refuseUnfitPicks(merged, said, sort);
  return { merged, isNews: spell(merged) !== spell(said) };
}

/** Whether the three that are sent are the three that were confirmed, in their order. */
export function isSameSelection(sort: Sort, selected: ResultBody['selected']): boolean {
  const sent = applyBody(sort, { selected }, 0).ranks.value;
  return sent.every((card, place) => card === sort.ranks.value[place]);
}

/** A sort as it may be kept. */
export async function checkSort(
  connection: Connection,
  owner: Owner,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  return withoutLostPictures(connection, owner, before, boundSort(sort));
}

/** Changes a sort that this transaction holds; with its three confirmed, counts it. */
export async function keepSort(
  connection: Connection,
  owner: Owner,
  {
    saved,
    sort,
    now,
    student,
  }: {
    saved: SavedSort;
    sort: Sort;
    now: Date;
    student: Pick<KnownTimes, 'signedUpAt' | 'countedMs'>;
  },
): Promise<Sort> {
  const timed = boundTime(sort, { ...student, createdAt: saved.createdAt, now });
  const checked = await checkSort(connection, owner, saved.sort, timed);
  await updateSort(connection, owner, checked);
  if (checked.confirmedAt !== null) await confirmSort(connection, owner, checked, now);
  return checked;
}

/**
 * A picture is the student's own. One that is not, or that was cleaned up while a device was away,
 * leaves its card without a picture: nobody's answers are refused for it. One that the sort has
 * already was asked about when it came.
 */
async function withoutLostPictures(
  connection: Connection,
  owner: Owner,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  const known = new Set(imagesOf(before));
  const fresh = imagesOf(sort).filter((id) => !known.has(id));
  const own = await findOwnImages(connection, owner, fresh);
  const lost = new Set(fresh.filter((id) => !own.has(id)));
  if (lost.size === 0) return sort;
  const ownCards = Object.entries(sort.ownCards).map(([id, card]) =>
    card.value && lost.has(imageIdOf(card.value.imageUrl) ?? '')
      ? // Later than what the device has, so that it learns of it.
        [id, { value: { ...card.value, imageUrl: '' }, at: Math.min(card.at + 1, lastMoment) }]
      : [id, card],
  );
  return { ...sort, ownCards: Object.fromEntries(ownCards) as Sort['ownCards'] };
}
