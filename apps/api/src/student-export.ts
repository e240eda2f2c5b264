import type { Reader } from './features/accounts/accounts.service.ts';
import { createKeepingExport } from './features/keeping/keeping.service.ts';
import { createSavedCareersExport } from './features/careers/saved-careers.service.ts';
import { createClassesExport } from './features/classes/classes.service.ts';
import { createConversationsExport } from './features/conversations/conversations.service.ts';
import { createEffectExport } from './features/effect/effect.service.ts';
import { createSortingExport } from './features/sorting/sorting.service.ts';
import { createStepsExport } from './features/steps/steps.service.ts';
import { createSurveysExport } from './features/surveys/surveys.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';

export function createStudentExport(db: Database, clock: Clock) {
  const exportSorts = createSortingExport(db);
  const exportSurveys = createSurveysExport(db);
  const exportSteps = createStepsExport(db);
  const exportClasses = createClassesExport(db);
  const exportSavedCareers = createSavedCareersExport(db);
  const exportConversations = createConversationsExport(db, clock);
  const exportKeeping = createKeepingExport(db);
  const exportEffect = createEffectExport(db);
  return async (schoolId: string, studentId: string, reader: Reader) => ({
    ...(await exportSorts(schoolId, studentId)),
    ...(await exportSurveys(schoolId, studentId)),
    ...(await exportSavedCareers(schoolId, studentId)),
    ...(await exportSteps(schoolId, studentId)),
    ...(await exportClasses(schoolId, studentId)),
    ...(await exportConversations(schoolId, studentId)),
    ...(await exportKeeping(schoolId, studentId)),
    // Students are told that nobody at their school sees these answers.
    ...(reader === 'self' && (await exportEffect(schoolId, studentId))),
  });
}
