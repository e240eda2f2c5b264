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

/** Merges a stored sort and a body. `isNews`: the client does not have all of the result. */
export function mergeBody(sort: Sort, sent: ResultBody, now: number) {
  const said = applyBody(sort, withRemovedCards(sent, sort, now), now);
  const merged = mergeSorts(sort, said);
  return { said, merged, isNews: merged !== said };
}

/** Whether a body can be saved without a lock: it confirms nothing and is based on a revision. */
export const isPlainSave = (body: ResultBody): body is ResultBody & { readonly revision: number } =>
  body.revision !== undefined && !body.selected?.length && body.reflection === undefined;

/** The next copy of a sort at the client's revision; null where the slow path has to decide. */
export function nextSort(sort: Sort, body: ResultBody, now: number): Sort | null {
  if (!hasKnownCards(body, sort.deck)) return null;
  const { merged, isNews } = mergeBody(sort, body, now);
  const isFit = mayHaveOwnCards(sort, merged, true) && freshImages(sort, merged).length === 0;
  return isFit && !isNews ? boundSort(merged) : null;
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
): Promise<KnownSort> {
  const timed = boundTime(sort, { ...student, createdAt: saved.createdAt, now });
  const checked = await checkSort(connection, owner, saved.sort, timed);
  const revision = await updateSort(connection, owner, checked, now);
  if (checked.confirmedAt !== null) await countConfirmation(connection, owner, checked, now);
  return { sort: checked, revision };
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
  const fresh = freshImages(before, sort);
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

function freshImages(before: Sort, sort: Sort): string[] {
  const known = new Set(imagesOf(before));
  return imagesOf(sort).filter((id) => !known.has(id));
}
