import { listedColumns, type ListedRow } from '../../data/student-columns.repository.ts';
import type { StudentStage } from '../../platform/database/schema.generated.ts';

/** A row of the student list, with the student’s progress. */
export interface ListedStudentRow extends ListedRow {
  readonly schoolId: string;
  readonly stage: StudentStage;
  readonly answered: number;
  readonly deckSize: number;
  readonly activeAt: Date | null;
}

/** For a page of ids with `school_id` and `student_id`. */
export const listed = {
  columns: `s.school_id AS "schoolId", ${listedColumns}, p.stage, p.answered, p.deck_size AS "deckSize", p.active_at AS "activeAt"`,
  joins: `JOIN students s USING (school_id, student_id)
    JOIN student_states p USING (school_id, student_id)`,
} as const;
