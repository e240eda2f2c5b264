import type { answerEffect, getEffectResults, listEffectAnswers } from '@trio/contracts/effect';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { effectFigures } from '@trio/domain/effect/effect-figures';
import { openMoments, type EffectMoment } from '@trio/domain/effect/effect';
import {
  findEffectAnswers,
  findFirstConfirmedAt,
  insertEffectAnswer,
} from '../../data/effect.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { lockStudent, type StudentKey } from '../../data/students.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { staffSchoolIdOf, studentKeyOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toOwnAnswers, toWireFigures } from './effect.mapper.ts';
import { refuseNotOpen, refuseOff } from './effect.policy.ts';
import {
  findClassNames,
  findPairs,
  findResults,
  findSchoolsToRenew,
  updateToDeleted,
  upsertResults,
} from './effect.repository.ts';

export interface EffectService {
  list(caller: Caller): Promise<Answer<typeof listEffectAnswers>>;
  answer(
    caller: Caller,
    moment: EffectMoment,
    body: Body<typeof answerEffect>,
  ): Promise<Answer<typeof answerEffect>>;
  delete(caller: Caller): Promise<Answer<typeof listEffectAnswers>>;
  showResults(caller: Caller): Promise<Answer<typeof getEffectResults>>;
}

interface EffectDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createEffectService({ db, transact, clock }: EffectDeps): EffectService {
  const find = async (connection: Connection, owner: StudentKey) =>
    toOwnAnswers(await findEffectAnswers(connection, owner));

  async function findSchoolOf(connection: Connection, schoolId: string) {
    const school = await findSchool(connection, schoolId);
    if (!school) throw new ApiError('request/not-found');
    return school;
  }

  return {
    list: async (caller) => find(db, studentKeyOf(caller)),

    answer: async (caller, moment, { points }) => {
      const owner = studentKeyOf(caller);
      return transact(async (connection) => {
        if (!(await lockStudent(connection, owner))) throw new ApiError('request/not-found');
        refuseOff(await findSchoolOf(connection, owner.schoolId));
        const now = clock.now();
        const firstConfirmedAt = await findFirstConfirmedAt(connection, owner);
        const given = await findEffectAnswers(connection, owner);
        const openWith = (rows: typeof given) =>
          openMoments({ given: rows, firstConfirmedAt }, now);
        if (!given.some((each) => each.moment === moment)) {
          refuseNotOpen(moment, firstConfirmedAt === null ? ['before'] : openWith(given));
          const answeredOn = now.toISOString().slice(0, 10);
          await insertEffectAnswer(connection, owner, { moment, answeredOn, points });
        }
        return { moments: openWith(await findEffectAnswers(connection, owner)) };
      });
    },

    delete: async (caller) => {
      const owner = studentKeyOf(caller);
      return transact(async (connection) => {
        await updateToDeleted(connection, owner);
        return find(connection, owner);
      });
    },

    showResults: async (caller) => {
      const schoolId = staffSchoolIdOf(caller, ['owner', 'counsellor']);
      const { isEffectOn, isConsumerGroup } = await findSchoolOf(db, schoolId);
      const results = await findResults(db, schoolId);
      if (!isEffectOn || isConsumerGroup) return { isOn: false, month: null, figures: [] };
      if (!results) return { isOn: true, month: null, figures: [] };
      const { month, figures } = results;
      const classes = await findClassNames(
        db,
        schoolId,
        figures.flatMap(({ classId }) => classId ?? []),
      );
      return { isOn: true, month, figures: toWireFigures(figures, classes) };
    },
  };
}

export const createEffectExport =
  (db: Database) => async (schoolId: string, studentId: string) => ({
    effect: toOwnAnswers(await findEffectAnswers(db, { schoolId, studentId })).answers,
  });

/**
 * Once a month for each school. Figures that followed every answer would show, by the difference,
 * what one student answered.
 */
export async function renewEffectResults(db: Connection, clock: Clock): Promise<void> {
  const month = `${clock.now().toISOString().slice(0, 7)}-01`;
  for (const schoolId of await findSchoolsToRenew(db, month)) {
    const figures = effectFigures(await findPairs(db, schoolId, month));
    await upsertResults(db, schoolId, { month, figures });
  }
}
