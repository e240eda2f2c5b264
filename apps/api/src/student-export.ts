import { createResultsExport } from './features/results/results-export.ts';
import { createSurveysExport } from './features/surveys/surveys.service.ts';
import type { Database } from './platform/database/database.ts';

/** The features' part of a student's data export. */
export function createStudentExport(db: Database) {
  const exportResults = createResultsExport(db);
  const exportSurveys = createSurveysExport(db);
  return async (schoolId: string, studentId: string) => ({
    ...(await exportResults(schoolId, studentId)),
    ...(await exportSurveys(schoolId, studentId)),
  });
}
