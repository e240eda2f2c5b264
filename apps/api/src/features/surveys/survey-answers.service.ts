import type { Readable } from 'node:stream';
import type { Answer } from '@trio/contracts/endpoint';
import type { readSurveyAnswers } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { adminStudentScopeOf, studentNotFound } from '../../http/caller.policy.ts';
import { insertAuditEntry, insertLook } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvFileName, csvStream } from '../../platform/csv/csv.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import { findStudentKey, type StudentKey } from '../../data/students.repository.ts';
import { columnsOf, toAnsweredRow, type AnsweredRow } from './survey-answers-csv.mapper.ts';
import { toAnsweredSurveys } from './surveys.mapper.ts';
import { findAnsweredStudents, findAnswers } from './surveys.repository.ts';

export interface SurveyAnswersService {
  read(by: Caller, studentId: string): Promise<Answer<typeof readSurveyAnswers>>;
  download(by: Caller, language: Language): Promise<{ fileName: string; content: Readable }>;
}

export interface SurveyAnswersDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly rowsAtOnce?: number;
}

export function createSurveyAnswersService(deps: SurveyAnswersDeps): SurveyAnswersService {
  const { db, transact, clock, rowsAtOnce = 500 } = deps;

  async function* rowsOf(scope: StudentScope, language: Language): AsyncGenerator<AnsweredRow[]> {
    let last: StudentKey | null = null;
    do {
      const students = await findAnsweredStudents(db, scope, { after: last, limit: rowsAtOnce });
      last = students.at(-1) ?? null;
      yield students.map((student) => toAnsweredRow(student, language));
    } while (last !== null);
  }

  return {
    read: async (by, studentId) => {
      const scope = adminStudentScopeOf(by);
      return transact(async (connection) => {
        const student = await findStudentKey(connection, studentId, scope);
        if (!student) throw studentNotFound(scope);
        const { schoolId } = student;
        const entry = { by, action: 'survey-answers-opened', schoolId } as const;
        await insertLook(connection, { ...entry, subjectId: studentId }, clock.now());
        return { surveys: toAnsweredSurveys(await findAnswers(connection, student)) };
      });
    },

    download: async (by, language) => {
      const scope = adminStudentScopeOf(by);
      const now = clock.now();
      await insertAuditEntry(db, { by, action: 'survey-answers-exported', schoolId: null }, now);
      return {
        fileName: csvFileName('survey-answers', now),
        content: csvStream(language, columnsOf(language), rowsOf(scope, language)),
      };
    },
  };
}
