import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { usePanel } from '../../../lib/panel/use-panel.ts';
import { findStudents } from '../api/list-students.ts';
import {
  findMonthlyCounts,
  findSchool,
  findSummary,
  findTopChallenges,
} from '../api/school-panels.ts';
import type { ListState } from '../model/list-state.ts';

/** What is answered where there is no such school, or no id in the address. */
const missing: readonly FormProblem[] = [
  'school/not-found',
  'request/not-found',
  'request/invalid',
];

/** The parts of a school's page; each loads, and fails, on its own. */
export function useSchoolPanels(schoolId: string, state: ListState) {
  // Whose own it is, the account knows.
  const school = usePanel(schoolId, async () =>
    schoolId === '' ? null : await findSchool(schoolId),
  );
  const summary = usePanel(schoolId, () => findSummary(schoolId));
  const months = usePanel(schoolId, () => findMonthlyCounts(schoolId));
  const top = usePanel(schoolId, () => findTopChallenges(schoolId));
  const list = usePanel(JSON.stringify([schoolId, state]), () => findStudents(schoolId, state));
  const isMissing =
    (school.problem !== null && missing.includes(school.problem)) ||
    (schoolId !== '' && !school.isLoading && school.problem === null && school.data === null);
  return {
    school,
    /** There is no such school, or it is none of the reader's. */
    isMissing,
    summary,
    months,
    top,
    list,
    /** After something was done to a student: every figure may be another one. */
    reload: async () => {
      await Promise.all([summary, months, top, list].map((panel) => panel.reload()));
    },
  };
}
