import type { Survey } from '@trio/contracts/profile';
import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../../platform/database/database.ts';
import type { StudentKey } from '../../platform/students/student.repository.ts';

interface SurveyAnswers {
  readonly survey: Survey;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly answeredAt: Date;
}

/** The latest answers count; the ones before are gone. */
export async function upsertAnswers(
  connection: Connection,
  respondent: StudentKey,
  { survey, language, answers, answeredAt }: SurveyAnswers,
): Promise<void> {
  const said = { language, answers: JSON.stringify(answers), answeredAt };
  await connection
    .insertInto('surveyAnswers')
    .values({ ...respondent, survey, ...said })
    .onConflict((row) => row.columns(['schoolId', 'studentId', 'survey']).doUpdateSet(said))
    .execute();
}

export async function completeEndSurvey(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await connection
    .updateTable('students')
    .set({ hasCompletedConsumerEndSurvey: true })
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

export const findAnswers = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('surveyAnswers')
    .select(['survey', 'language', 'answers', 'answeredAt as answered'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('survey')
    .execute();
