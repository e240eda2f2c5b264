import type { ExtraCard } from '@trio/contracts/cards';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { createResult, ResultBody, ResultRecord, updateResult } from '@trio/contracts/results';
import { applyBody, toSelected } from '@trio/contracts/results-wire';
import { importSort } from '@trio/domain/sorting/merge';
import { startSort, type Sort, lastMoment } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { refreshStudentState, updateLastHere } from '../../data/student-states.repository.ts';
import { lockStudent, type StudentKey } from '../../data/students.repository.ts';
import type { SavedSort } from '../../data/sorts.mapper.ts';
import { toWrittenStep } from '../../data/steps.mapper.ts';
import { syncStep } from '../../data/steps.repository.ts';
import {
  countConfirmation,
  deleteOpenSort,
  findConfirmedAt,
  findSorts,
  insertSort,
  lockOpenSort,
  lockSort,
  findOwnImages,
  findReflection,
  updateSort,
  findImages,
  updateWords,
} from '../../data/sorts.repository.ts';
import {
  boundTime,
  boundTimeSpent,
  withoutEmptyCards,
  deckOf,
  knownCards,
  snapshotOf,
  withoutUnknownCards,
  imagesOf,
  boundSort,
  type KnownTimes,
  freshImages,
  ownCardImageIdOf,
  isPlainSave,
  isSameSelection,
  mergeBody,
  nextSort,
} from './sorting.rules.ts';
import { toResultRecord, toExportedSort, toStoredReflection } from './sorting.mapper.ts';
import {
  refuseChanged,
  refuseExpiredSchool,
  refuseMalformed,
  refuseTooManyOwnCards,
  refuseUnconfirmed,
  refuseUnfitPicks,
  refuseUnknownCards,
} from './sorting.policy.ts';
import type { KnownSort, LatestSorts } from './latest-sorts.cache.ts';
import type { StudentProgress } from './student-progress.cache.ts';

export interface SortingService {
  find(caller: Caller): Promise<ResultRecord>;
  create(
    caller: Caller,
    body: Body<typeof createResult>,
    language: Language,
  ): Promise<ResultRecord>;
  update(
    caller: Caller,
    id: string,
    body: ResultBody,
    language: Language,
  ): Promise<Answer<typeof updateResult>>;
  delete(caller: Caller, id: string, revision?: number): Promise<void>;
}

export interface SortingDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly latestSorts: LatestSorts;
  readonly progress: Pick<StudentProgress, 'note'>;
  readonly findExtraCards: (schoolId: string) => Promise<readonly ExtraCard[]>;
}

type HeldOwner = NonNullable<Awaited<ReturnType<typeof lockStudent>>>;

export function createSortingService(deps: SortingDeps): SortingService {
  const { db, transact, clock } = deps;

  async function holdOwner(connection: Connection, owner: StudentKey) {
    const school = await lockStudent(connection, owner);
    if (!school) throw new ApiError('request/not-found');
    return school;
  }

  /** Null if the slow path has to decide. */
  async function saveOnFastPath(
    owner: StudentKey,
    sortId: string,
    body: ResultBody,
  ): Promise<number | null> {
    if (!isPlainSave(body)) return null;
    const known = await deps.latestSorts.find(owner, sortId, body.revision);
    const next = known && nextSort(known.sort, body, clock.now().getTime());
    if (!next) return null;
    const revision = await deps.latestSorts.replace(owner, known, next);
    if (revision !== null) deps.progress.note(owner, next);
    return revision;
  }

  async function saveInto(
    connection: Connection,
    owner: StudentKey,
    student: HeldOwner['student'],
    saved: SavedSort,
    body: ResultBody,
    now: Date,
  ): Promise<KnownSort & { readonly isClientBehind: boolean }> {
    refuseUnknownCards(body, saved.sort);
    const { sent, merged, isClientBehind } = mergeBody(saved.sort, body, now.getTime());
    refuseTooManyOwnCards(saved.sort, merged, body.revision === saved.revision);
    refuseUnfitPicks(merged, sent, saved.sort);
    const stored = await storeSort(connection, owner, { saved, sort: merged, now, student });
    const hasLostPicture = imagesOf(stored.sort).length !== imagesOf(merged).length;
    return { ...stored, isClientBehind: isClientBehind || hasLostPicture };
  }

  /**
   * A sort that finished another device's sort is stored under that sort's id. A retry must find
   * it.
   */
  async function findFinished(
    connection: Connection,
    owner: StudentKey,
    { selected = [], confirmedAt }: ResultBody,
  ): Promise<SavedSort | null> {
    if (selected.length === 0 || confirmedAt === undefined) return null;
    const sorts = await findConfirmedAt(connection, owner, confirmedAt);
    return sorts.find(({ sort }) => isSameSelection(sort, selected)) ?? null;
  }

  async function begin(
    connection: Connection,
    owner: StudentKey,
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
    find: async (caller) => toResultRecord(await findSorts(db, studentKeyOf(caller))),

    create: async (caller, sent, language) => {
      const owner = studentKeyOf(caller);
      refuseMalformed(sent, clock.now());
      const extraCards = await deps.findExtraCards(owner.schoolId);
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
          const body = boundTimeSpent(withoutEmptyCards(begun));
          const deck = deckOf(id, begun.cards, extraCards, school);
          const startedAt = body.startTime ?? now.getTime();
          const sort = applyBody(startSort(id, deck, startedAt), body, now.getTime());
          refuseUnfitPicks(sort);
          if (open && open.sort.id !== body.replaces) {
            // Two devices each began a sort: both continue in the first one.
            sortId = open.sort.id;
            const adopted = importSort(open.sort, sort, -Infinity);
            refuseTooManyOwnCards(open.sort, adopted, false);
            await storeSort(connection, owner, { saved: open, sort: adopted, now, student });
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
          const body = boundTimeSpent(withoutEmptyCards(known));
          await saveInto(connection, owner, student, same, body, now);
        }
        await storeWords(connection, owner, { school, sortId, sent, language, now });
        await refreshStudentState(connection, owner, now);
        await updateLastHere(connection, owner, now);
        const all = await findSorts(connection, owner);
        const shown = same && (await lockSort(connection, owner, same.sort.id));
        return toResultRecord(all, shown ?? undefined);
      });
    },

    update: async (caller, id, sent, language) => {
      const owner = studentKeyOf(caller);
      const body = boundTimeSpent(withoutEmptyCards(sent));
      refuseMalformed(body, clock.now());
      const revision = await saveOnFastPath(owner, id, body);
      if (revision !== null) return { id, selected: [], revision };

      deps.latestSorts.forget(owner, id);
      return transact(async (connection) => {
        const school = await holdOwner(connection, owner);
        const { student } = school;
        const now = clock.now();
        const saved = await lockSort(connection, owner, id);
        if (!saved) throw new ApiError('request/not-found');
        const isDone = saved.confirmedAt !== null;
        if (isDone && body.selected?.length && !isSameSelection(saved.sort, body.selected)) {
          throw new ApiError('result/confirmed');
        }
        const stored = isDone ? null : await saveInto(connection, owner, student, saved, body, now);
        await storeWords(connection, owner, { school, sortId: id, sent: body, language, now });
        await refreshStudentState(connection, owner, now);
        await updateLastHere(connection, owner, now);
        const isClientBehind = body.revision !== saved.revision || stored?.isClientBehind;
        const answer = {
          id,
          selected: stored ? selectedOf(stored.sort) : [...saved.selected],
          revision: (stored ?? saved).revision,
        };
        if (!isClientBehind) return answer;
        const all = await findSorts(connection, owner);
        const shown = (await lockSort(connection, owner, id)) ?? saved;
        return { ...answer, merged: toResultRecord(all, shown) };
      });
    },

    delete: async (caller, id, revision) => {
      const owner = studentKeyOf(caller);
      const outcome = await transact(async (connection) => {
        const deleted = await deleteOpenSort(connection, owner, id, revision);
        if (deleted === 'deleted') await refreshStudentState(connection, owner, clock.now());
        return deleted;
      });
      if (outcome === 'changed') throw new ApiError('result/changed');
      if (outcome === 'confirmed') throw new ApiError('result/confirmed');
      if (outcome === 'not-found') throw new ApiError('request/not-found');
    },
  };
}

async function checkSort(
  connection: Connection,
  owner: StudentKey,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  return withoutLostPictures(connection, owner, before, boundSort(sort));
}

/** The transaction must hold the sort's lock. */
async function storeSort(
  connection: Connection,
  owner: StudentKey,
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
  owner: StudentKey,
  before: Sort,
  sort: Sort,
): Promise<Sort> {
  const fresh = freshImages(before, sort);
  const own = await findOwnImages(connection, owner, fresh);
  const lost = new Set(fresh.filter((id) => !own.has(id)));
  if (lost.size === 0) return sort;
  const ownCards = Object.entries(sort.ownCards).map(([id, card]) =>
    card.value && lost.has(ownCardImageIdOf(card.value.imageUrl) ?? '')
      ? // Later than the device's stamp, so that the device receives the change.
        [id, { value: { ...card.value, imageUrl: '' }, at: Math.min(card.at + 1, lastMoment) }]
      : [id, card],
  );
  return { ...sort, ownCards: Object.fromEntries(ownCards) as Sort['ownCards'] };
}

interface WordsOfSort {
  readonly school: { readonly isConsumerGroup: boolean };
  readonly sortId: string;
  readonly sent: Pick<ResultBody, 'reflection' | 'areWordsShared'>;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Runs in the transaction that may just have confirmed the sort. The last write wins: it is one
 * person's text and choice.
 */
async function storeWords(
  connection: Connection,
  owner: StudentKey,
  { school, sortId, sent, language, now }: WordsOfSort,
): Promise<void> {
  const { areWordsShared } = sent;
  if (sent.reflection === undefined && areWordsShared === undefined) return;
  // A consumer group's profile has no reflection page.
  if (school.isConsumerGroup) throw new ApiError('request/forbidden');
  const stored = await findReflection(connection, owner, sortId);
  const reflection = sent.reflection && toStoredReflection(sent.reflection, stored, language);
  const outcome = await updateWords(connection, owner, sortId, { reflection, areWordsShared });
  if (outcome === 'not-confirmed') throw new ApiError('result/not-confirmed');
  if (!reflection) return;
  await syncStep(connection, owner, { sortId, written: toWrittenStep(reflection), now });
}

export const createSortingExport =
  (db: Database) => async (schoolId: string, studentId: string) => {
    const owner = { schoolId, studentId };
    const { sorts, sortAttempts } = await findSorts(db, owner, 'all');
    const pictures = await findImages(db, owner);
    return { sortAttempts, sorts: sorts.map(toExportedSort), pictures };
  };
