import { updateMe } from '@trio/contracts/accounts';
import type { SurveyAnswers } from '@trio/contracts/survey-questions';
import { answerSurvey, type Survey } from '@trio/contracts/surveys';
import { call, withParams } from '../../lib/api/call.ts';
import { currentLanguage } from '../../lib/language/language.ts';

export const sendAnswers = (survey: Survey, answers: SurveyAnswers): Promise<void> =>
  call(withParams(answerSurvey, { survey }), { language: currentLanguage(), answers });

export async function noteSurveyCompleted(): Promise<void> {
  await call(updateMe, { hasCompletedConsumerEndSurvey: true });
}
