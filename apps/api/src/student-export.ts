import { createSortingExport } from './features/sorting/sorting.service.ts';
import { createSurveysExport } from './features/surveys/surveys.service.ts';
import type { Database } from './platform/database/database.ts';

export function createStudentExport(db: Database) {
  const exportSorts = createSortingExport(db);
  const exportSurveys = createSurveysExport(db);
  return async (schoolId: string, studentId: string) => ({
    ...(await exportSorts(schoolId, studentId)),
    ...(await exportSurveys(schoolId, studentId)),
  });
}
