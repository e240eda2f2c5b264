import { createResultsExport } from './features/results/results-export.ts';
import { createSurveysExport } from './features/surveys/surveys.service.ts';
import type { Database } from './platform/database/database.ts';

/** What the features keep of a student beside the account, for the student's own copy of it. */
export function createStudentExport(db: Database) {
  const exportResults = createResultsExport(db);
  const exportSurveys = createSurveysExport(db);
  return async (schoolId: string, studentId: string) => ({
    ...(await exportResults(schoolId, studentId)),
    ...(await exportSurveys(schoolId, studentId)),
  });
}
