import type { ExtraCard } from '@trio/contracts/cards';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { createResult, ResultBody, ResultRecord, updateResult } from '@trio/contracts/results';
import { applyBody } from '@trio/contracts/results-wire';
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
import { checkSort, isSameSelection, keepSort, mergeBody, toSave } from './save-sort.ts';
import type { SaveInOneStep } from './save-in-one-step.repository.ts';
import type { SavedSort } from './sorts.mapper.ts';
import {
  confirmSort,
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
  readonly saveInOneStep: SaveInOneStep;
  /** The cards that a school, or the platform, adds to its students' deck. */
  readonly findExtraCards: (schoolId: string) => Promise<readonly ExtraCard[]>;
}

type HeldOwner = NonNullable<Awaited<ReturnType<typeof lockStudent>>>;

export function createResultsService(world: ResultsWorld): ResultsService {
  const { db, transact, clock } = world;

  async function holdOwner(connection: Connection, owner: Owner) {
    const school = await lockStudent(connection, owner);
    // Deleted since the request came in.
    if (!school) throw new ApiError('request/not-found');
    return school;
  }

  /** Said about a sort that is under way. */
  async function saveInto(
    connection: Connection,
    owner: Owner,
    student: HeldOwner['student'],
    saved: SavedSort,
    body: ResultBody,
  ): Promise<'as-said' | 'mended'> {
    const now = clock.now();
    refuseUnknownCards(body, new Set(saved.sort.deck));
    const { merged, isNews } = mergeBody(saved, body, now.getTime());
    const kept = await keepSort(connection, owner, { saved, sort: merged, now, student });
    return isNews || imagesOf(kept).length !== imagesOf(merged).length ? 'mended' : 'as-said';
  }

  /** One that ended another device's sort stands under that one's id: sent again, it is the same. */
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
  ): Promise<void> {
    const createdAt = clock.now();
    const empty = startSort(sort.id, sort.deck, sort.startedAt);
    const timed = boundTime(sort, { ...student, createdAt, now: createdAt });
    const checked = await checkSort(connection, owner, empty, timed);
    const snapshot = snapshotOf(sort.deck, extraCards);
    await insertSort(connection, owner, { sort: checked, extraCards: snapshot, createdAt });
    if (checked.confirmedAt !== null) await confirmSort(connection, owner, checked, createdAt);
  }

  return {
    find: async (caller) => toResultRecord(await findSorts(db, ownerOf(caller))),

    create: async (caller, sent) => {
      const owner = ownerOf(caller);
      const now = clock.now();
      refuseMalformed(sent, now);
      const extraCards = await world.findExtraCards(owner.schoolId);
      return transact(async (connection) => {
        const school = await holdOwner(connection, owner);
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
            // Two devices each began one: they go on together in the one that was here first.
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
            await begin(connection, owner, student, sort, extraCards);
          }
        } else if (same.confirmedAt === null) {
          const known = withoutUnknownCards(sent, new Set(same.sort.deck));
          await saveInto(connection, owner, student, same, boundTimeSpent(withoutUnsaid(known)));
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
      const save = toSave(id, body);
      const revision = save && (await world.saveInOneStep(owner, save));
      if (revision !== null) return { id, selected: [], revision };

      return transact(async (connection) => {
        const school = await holdOwner(connection, owner);
        const saved = await lockSort(connection, owner, id);
        // Another student's is not there at all.
        if (!saved) throw new ApiError('request/not-found');
        const isDone = saved.confirmedAt !== null;
        if (isDone && body.selected?.length && !isSameSelection(saved.sort, body.selected)) {
          throw new ApiError('result/confirmed');
        }
        const outcome = isDone
          ? 'as-said'
          : await saveInto(connection, owner, school.student, saved, body);
        await keepReflection(connection, owner, school, { ...body, sortId: id });
        const isNews = body.revision !== saved.revision || outcome === 'mended';
        const all = await findSorts(connection, owner);
        const kept = (await lockSort(connection, owner, id)) ?? saved;
        return {
          id,
          selected: [...kept.selected],
          revision: kept.revision,
          ...(isNews && { merged: toResultRecord(all, kept) }),
        };
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
