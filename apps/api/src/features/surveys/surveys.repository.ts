import type { Survey } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { isInScope } from '../../data/class-scope.repository.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import type { StudentKey } from '../../data/students.repository.ts';

interface SurveyAnswers {
  readonly survey: Survey;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly answeredAt: Date;
}

export async function upsertAnswers(
  connection: Connection,
  respondent: StudentKey,
  { survey, language, answers, answeredAt }: SurveyAnswers,
): Promise<void> {
  const given = { language, answers: JSON.stringify(answers), answeredAt };
  await connection
    .insertInto('surveyAnswers')
    .values({ ...respondent, survey, ...given })
    .onConflict((row) => row.columns(['schoolId', 'studentId', 'survey']).doUpdateSet(given))
    .execute();
}

export interface AnswersRow {
  readonly survey: string;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly answeredAt: Date;
}

export const findAnswers = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<AnswersRow[]> =>
  connection
    .selectFrom('surveyAnswers')
    .select(['survey', 'language', 'answeredAt'])
    .select(sql<AnswersRow['answers']>`answers`.as('answers'))
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('survey')
    .execute();

export interface AnsweredStudentRow extends StudentKey {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly schoolName: string;
  readonly surveys: readonly AnswersRow[];
}

export async function findAnsweredStudents(
  connection: Connection,
  scope: StudentScope,
  { after, limit }: { readonly after: StudentKey | null; readonly limit: number },
): Promise<AnsweredStudentRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(school_id, student_id) > (${after.schoolId}::uuid, ${after.studentId}::uuid)`;
  const isOpen = isInScope(scope, { schoolId: 'schoolId', studentId: 'studentId' });
  const rows = await connection
    .selectFrom('surveyAnswers')
    .innerJoin('students', (join) =>
      join
        .onRef('students.schoolId', '=', 'surveyAnswers.schoolId')
        .onRef('students.studentId', '=', 'surveyAnswers.studentId'),
    )
    .innerJoin('schools', 'schools.schoolId', 'surveyAnswers.schoolId')
    .select(['surveyAnswers.schoolId', 'surveyAnswers.studentId', 'firstName', 'lastName', 'email'])
    .select(['schools.name as schoolName', 'survey', 'surveyAnswers.language', 'answeredAt'])
    .select(sql<AnswersRow['answers']>`answers`.as('answers'))
    .where(
      sql<boolean>`(survey_answers.school_id, survey_answers.student_id) IN (
        SELECT DISTINCT school_id, student_id FROM survey_answers WHERE ${isAfter} AND ${isOpen}
        ORDER BY school_id, student_id LIMIT ${limit})`,
    )
    .orderBy('surveyAnswers.schoolId')
    .orderBy('surveyAnswers.studentId')
    .orderBy('survey')
    .execute();
  const students = new Map<string, AnsweredStudentRow & { surveys: AnswersRow[] }>();
  for (const { survey, language, answers, answeredAt, ...student } of rows) {
    const known = students.get(student.studentId) ?? { ...student, surveys: [] };
    known.surveys.push({ survey, language, answers, answeredAt });
    students.set(student.studentId, known);
  }
  return [...students.values()];
}
