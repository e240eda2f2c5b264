import type { Survey } from '@trio/contracts/profile';
import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../../platform/database/database.ts';

interface Respondent {
  readonly schoolId: string;
  readonly studentId: string;
}

interface SurveyAnswers {
  readonly survey: Survey;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly answeredAt: Date;
}

/** Holds the student until the transaction ends; the school first, as for who deletes it. */
export async function lockRespondent(
  connection: Connection,
  { schoolId, studentId }: Respondent,
): Promise<{ isConsumerGroup: boolean } | null> {
  const school = await connection
    .selectFrom('schools')
    .select('isConsumerGroup')
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .executeTakeFirst();
  const student = await connection
    .selectFrom('students')
    .select('studentId')
    .where((eb) => eb.and({ schoolId, studentId }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return school && student ? school : null;
}

/** The latest answers count; the ones before are gone. */
export async function upsertAnswers(
  connection: Connection,
  respondent: Respondent,
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
  { schoolId, studentId }: Respondent,
): Promise<void> {
  await connection
    .updateTable('students')
    .set({ hasCompletedConsumerEndSurvey: true })
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

export const findAnswers = (connection: Connection, { schoolId, studentId }: Respondent) =>
  connection
    .selectFrom('surveyAnswers')
    .select(['survey', 'language', 'answers', 'answeredAt as answered'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('survey')
    .execute();
