import { updateMe } from '@trio/contracts/accounts';
import { answerSurvey, type Survey } from '@trio/contracts/profile';
import { call } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { currentLanguage } from '../../../lib/language/language.ts';
import type { SurveyAnswers } from '../model/questions.ts';

export const sendAnswers = (survey: Survey, answers: SurveyAnswers): Promise<void> =>
  call(withParams(answerSurvey, { survey }), { language: currentLanguage(), answers });

/** A survey that somebody else keeps has been answered. */
export async function noteSurveyCompleted(): Promise<void> {
  await call(updateMe, { hasCompletedConsumerEndSurvey: true });
}
