import type { ExtraCard } from '@trio/contracts/cards';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { createResult, ResultBody, ResultRecord, updateResult } from '@trio/contracts/results';
import { applyBody, toSelected } from '@trio/contracts/results-wire';
import { adoptSort } from '@trio/domain/sorting/merge';
import { startSort, type Sort } from '@trio/domain/sorting/sort';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { lockStudent } from '../../platform/students/student.repository.ts';
import { boundTime, boundTimeSpent } from './bound-sort.ts';
import { deckOf, knownCards, snapshotOf, withoutUnknownCards } from './deck-of-a-sort.ts';
import { imagesOf } from './own-pictures.ts';
import type { Owner } from './owner.ts';
import { withoutUnsaid } from './read-body.ts';
import { keepReflection } from './reflection.ts';
import { toResultRecord } from './results.mapper.ts';
import {
  ownerOf,
  refuseChanged,
  refuseExpiredSchool,
  refuseMalformed,
  refuseTooManyOwnCards,
  refuseUnconfirmed,
  refuseUnfitPicks,
  refuseUnknownCards,
} from './results.policy.ts';
import {
  checkSort,
  isPlainSave,
  isSameSelection,
  keepSort,
  mergeBody,
  nextSort,
} from './save-sort.ts';
import type { KnownSort, LatestSorts } from './latest-sorts.repository.ts';
import type { SavedSort } from './sorts.mapper.ts';
import {
  countConfirmation,
  deleteOpenSort,
  findConfirmedAt,
  findSorts,
  insertSort,
  lockOpenSort,
  lockSort,
} from './sorts.repository.ts';

export interface ResultsService {
  find(caller: Caller): Promise<ResultRecord>;
  create(caller: Caller, body: Body<typeof createResult>): Promise<ResultRecord>;
  update(caller: Caller, id: string, body: ResultBody): Promise<Answer<typeof updateResult>>;
  delete(caller: Caller, id: string, revision?: number): Promise<void>;
}

export interface ResultsWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly latestSorts: LatestSorts;
  readonly findExtraCards: (schoolId: string) => Promise<readonly ExtraCard[]>;
}

type HeldOwner = NonNullable<Awaited<ReturnType<typeof lockStudent>>>;

export function createResultsService(world: ResultsWorld): ResultsService {
  const { db, transact, clock } = world;

  async function holdOwner(connection: Connection, owner: Owner) {
    const school = await lockStudent(connection, owner);
    // The student was deleted after the request arrived.
    if (!school) throw new ApiError('request/not-found');
    return school;
  }

  /** Saves without a lock; null if the slow path has to decide. */
  async function saveOnFastPath(
    owner: Owner,
    sortId: string,
    body: ResultBody,
  ): Promise<number | null> {
    if (!isPlainSave(body)) return null;
    const known = await world.latestSorts.find(owner, sortId, body.revision);
    const next = known && nextSort(known.sort, body, clock.now().getTime());
    return next && world.latestSorts.replace(owner, known, next);
  }

  async function saveInto(
    connection: Connection,
    owner: Owner,
    student: HeldOwner['student'],
    saved: SavedSort,
    body: ResultBody,
    now: Date,
  ): Promise<KnownSort & { readonly isNews: boolean }> {
    refuseUnknownCards(body, saved.sort);
    const { said, merged, isNews } = mergeBody(saved.sort, body, now.getTime());
    refuseTooManyOwnCards(saved.sort, merged, body.revision === saved.revision);
    refuseUnfitPicks(merged, said, saved.sort);
    const kept = await keepSort(connection, owner, { saved, sort: merged, now, student });
    const hasLostPicture = imagesOf(kept.sort).length !== imagesOf(merged).length;
    return { ...kept, isNews: isNews || hasLostPicture };
  }

  /**
   * A sort that finished another device's sort is stored under that sort's id. A retry must find
   * it.
   */
  async function findFinished(
    connection: Connection,
    owner: Owner,
    { selected = [], confirmedAt }: ResultBody,
  ): Promise<SavedSort | null> {
    if (selected.length === 0 || confirmedAt === undefined) return null;
    const sorts = await findConfirmedAt(connection, owner, confirmedAt);
    return sorts.find(({ sort }) => isSameSelection(sort, selected)) ?? null;
  }

  async function begin(
    connection: Connection,
    owner: Owner,
    student: HeldOwner['student'],
    sort: Sort,
    extraCards: readonly ExtraCard[],
    createdAt: Date,
  ): Promise<void> {
    const empty = startSort(sort.id, sort.deck, sort.startedAt);
    const timed = boundTime(sort, { ...student, createdAt, now: createdAt });
    const checked = await checkSort(connection, owner, empty, timed);
    const snapshot = snapshotOf(sort.deck, extraCards);
    await insertSort(connection, owner, { sort: checked, extraCards: snapshot, createdAt });
    if (checked.confirmedAt !== null)
      await countConfirmation(connection, owner, checked, createdAt);
  }

  const selectedOf = (sort: Sort) => (sort.confirmedAt === null ? [] : toSelected(sort));

  return {
    find: async (caller) => toResultRecord(await findSorts(db, ownerOf(caller))),

    create: async (caller, sent) => {
      const owner = ownerOf(caller);
      refuseMalformed(sent, clock.now());
      const extraCards = await world.findExtraCards(owner.schoolId);
      return transact(async (connection) => {
        const school = await holdOwner(connection, owner);
        const now = clock.now();
        const { student } = school;
        const id = sent.id ?? newId();
        const same =
          (await lockSort(connection, owner, id)) ?? (await findFinished(connection, owner, sent));
        let sortId = same?.sort.id ?? id;
        if (same === null) {
          const open = await lockOpenSort(connection, owner);
          const begun = withoutUnknownCards(sent, knownCards(extraCards, open?.sort.deck));
          const body = boundTimeSpent(withoutUnsaid(begun));
          const deck = deckOf(begun.cards, extraCards, school.excludedCards);
          const startedAt = body.startTime ?? now.getTime();
          const sort = applyBody(startSort(id, deck, startedAt), body, now.getTime());
          refuseUnfitPicks(sort);
          if (open && open.sort.id !== body.replaces) {
            // Two devices each began a sort: both continue in the first one.
            sortId = open.sort.id;
            const adopted = adoptSort(open.sort, sort, -Infinity);
            refuseTooManyOwnCards(open.sort, adopted, false);
            await keepSort(connection, owner, { saved: open, sort: adopted, now, student });
          } else {
            refuseExpiredSchool(school, now);
            if (!open) refuseUnconfirmed(school);
            if (open) {
              refuseChanged(open.revision, body.replacesRevision);
              await deleteOpenSort(connection, owner, open.sort.id);
            }
            await begin(connection, owner, student, sort, extraCards, now);
          }
        } else if (same.confirmedAt === null) {
          const known = withoutUnknownCards(sent, new Set(same.sort.deck));
          const body = boundTimeSpent(withoutUnsaid(known));
          await saveInto(connection, owner, student, same, body, now);
        }
        await keepReflection(connection, owner, school, { ...sent, sortId });
        const all = await findSorts(connection, owner);
        const shown = same && (await lockSort(connection, owner, same.sort.id));
        return toResultRecord(all, shown ?? undefined);
      });
    },

    update: async (caller, id, sent) => {
      const owner = ownerOf(caller);
      const body = boundTimeSpent(withoutUnsaid(sent));
      refuseMalformed(body, clock.now());
      const revision = await saveOnFastPath(owner, id, body);
      if (revision !== null) return { id, selected: [], revision };

      world.latestSorts.forget(owner, id);
      return transact(async (connection) => {
        const school = await holdOwner(connection, owner);
        const { student } = school;
        const now = clock.now();
        const saved = await lockSort(connection, owner, id);
        // Another student's sort looks like a missing one.
        if (!saved) throw new ApiError('request/not-found');
        const isDone = saved.confirmedAt !== null;
        if (isDone && body.selected?.length && !isSameSelection(saved.sort, body.selected)) {
          throw new ApiError('result/confirmed');
        }
        const kept = isDone ? null : await saveInto(connection, owner, student, saved, body, now);
        await keepReflection(connection, owner, school, { ...body, sortId: id });
        const isNews = body.revision !== saved.revision || kept?.isNews;
        const answer = {
          id,
          selected: kept ? selectedOf(kept.sort) : [...saved.selected],
          revision: (kept ?? saved).revision,
        };
        if (!isNews) return answer;
        const all = await findSorts(connection, owner);
        const shown = (await lockSort(connection, owner, id)) ?? saved;
        return { ...answer, merged: toResultRecord(all, shown) };
      });
    },

    delete: async (caller, id, revision) => {
      const outcome = await deleteOpenSort(db, ownerOf(caller), id, revision);
      if (outcome === 'changed') throw new ApiError('result/changed');
      if (outcome === 'confirmed') throw new ApiError('result/confirmed');
      if (outcome === 'not-there') throw new ApiError('request/not-found');
    },
  };
}
