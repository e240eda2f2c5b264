import type { ResultBody } from '@trio/contracts/results';
import { applyBody } from '@trio/contracts/results-wire';
import { mergeSorts } from '@trio/domain/sorting/merge';
import { lastMoment, type Sort } from '@trio/domain/sorting/sort';
import type { Connection } from '../../platform/database/database.ts';
import { boundSort, boundTime, type KnownTimes } from './bound-sort.ts';
import { withRemovedCards } from './read-body.ts';
import { imageIdOf, imagesOf } from './own-pictures.ts';
import type { Owner } from './owner.ts';
import type { KnownSort } from './latest-sorts.repository.ts';
import { hasKnownCards, mayHaveOwnCards } from './results.policy.ts';
import type { SavedSort } from './sorts.mapper.ts';
import { countConfirmation, findOwnImages, updateSort } from './sorts.repository.ts';

/** `isNews`: the client does not have all of the result. */
export function mergeBody(sort: Sort, sent: ResultBody, now: number) {
  const said = applyBody(sort, withRemovedCards(sent, sort, now), now);
  const merged = mergeSorts(sort, said);
  return { said, merged, isNews: merged !== said };
}

/** Only a save that confirms nothing and names its revision can skip the lock. */
export const isPlainSave = (body: ResultBody): body is ResultBody & { readonly revision: number } =>
  body.revision !== undefined && !body.selected?.length && body.reflection === undefined;

export function nextSort(sort: Sort, body: ResultBody, now: number): Sort | null {
  if (!hasKnownCards(body, sort)) return null;
  const { merged, isNews } = mergeBody(sort, body, now);
  const isFit = mayHaveOwnCards(sort, merged, true) && freshImages(sort, merged).length === 0;
  return isFit && !isNews ? boundSort(merged) : null;
}

export function isSameSelection(sort: Sort, selected: ResultBody['selected']): boolean {
  const sent = applyBody(sort, { selected }, 0).ranks.value;
  return sent.every((card, place) => card === sort.ranks.value[place]);
}

export async function checkSort(
  connection: Connection,
  owner: Owner,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  return withoutLostPictures(connection, owner, before, boundSort(sort));
}

/** The transaction must hold the sort's lock. A confirmed sort is counted too. */
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
): Promise<KnownSort> {
  const timed = boundTime(sort, { ...student, createdAt: saved.createdAt, now });
  const checked = await checkSort(connection, owner, saved.sort, timed);
  const revision = await updateSort(connection, owner, checked, now);
  if (checked.confirmedAt !== null) await countConfirmation(connection, owner, checked, now);
  return { sort: checked, revision };
}

/**
 * A picture that is not the student's, or was deleted while a device was offline, is removed from
 * its card: the answers must not be refused for it. Pictures already in the sort were checked
 * before.
 */
async function withoutLostPictures(
  connection: Connection,
  owner: Owner,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  const fresh = freshImages(before, sort);
  const own = await findOwnImages(connection, owner, fresh);
  const lost = new Set(fresh.filter((id) => !own.has(id)));
  if (lost.size === 0) return sort;
  const ownCards = Object.entries(sort.ownCards).map(([id, card]) =>
    card.value && lost.has(imageIdOf(card.value.imageUrl) ?? '')
      ? // Later than the device's stamp, so that the device receives the change.
        [id, { value: { ...card.value, imageUrl: '' }, at: Math.min(card.at + 1, lastMoment) }]
      : [id, card],
  );
  return { ...sort, ownCards: Object.fromEntries(ownCards) as Sort['ownCards'] };
}

function freshImages(before: Sort, sort: Sort): string[] {
  const known = new Set(imagesOf(before));
  return imagesOf(sort).filter((id) => !known.has(id));
}
