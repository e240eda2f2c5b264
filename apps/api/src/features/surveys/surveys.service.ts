import type { Body } from '@trio/contracts/endpoint';
import type { answerSurvey, Survey } from '@trio/contracts/surveys';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { lockStudent, updateStudent } from '../../data/students.repository.ts';
import { refuseUnlessConsumerGroup } from './surveys.policy.ts';
import { toSurveysCopy } from './surveys.mapper.ts';
import { findAnswers, upsertAnswers } from './surveys.repository.ts';

export interface SurveysService {
  answer(caller: Caller, survey: Survey, body: Body<typeof answerSurvey>): Promise<void>;
}

export interface SurveysDeps {
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createSurveysService({ transact, clock }: SurveysDeps): SurveysService {
  return {
    answer: async (caller, survey, { language, answers }) => {
      const respondent = studentKeyOf(caller);
      await transact(async (connection) => {
        const school = await lockStudent(connection, respondent);
        if (!school) throw new ApiError('request/not-found');
        refuseUnlessConsumerGroup(school);
        const answeredAt = clock.now();
        await upsertAnswers(connection, respondent, { survey, language, answers, answeredAt });
        if (survey === 'end')
          await updateStudent(connection, respondent, { hasCompletedConsumerEndSurvey: true });
      });
    },
  };
}

export const createSurveysExport =
  (db: Database) => async (schoolId: string, studentId: string) => ({
    surveys: toSurveysCopy(await findAnswers(db, { schoolId, studentId })),
  });
