import type { PoolClient } from 'pg';
import { hoursOf, type ExportedRow } from '../../data/student-columns.repository.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';

/** An export of a million rows converts no unused values. */
export const asText = { getTypeParser: () => (text: string) => text };

interface ExportedDetails {
  readonly stage: string | null;
  readonly answered: string | null;
  readonly deckSize: string | null;
  /** In hours since 1970. */
  readonly lastActivity: string | null;
  /** Names, with a semicolon between them. */
  readonly classes: string | null;
  /** Keys, with a space between them. */
  readonly savedCareers: string | null;
  readonly areWordsShared: string | null;
  readonly reason1: string | null;
  readonly reason2: string | null;
  readonly reason3: string | null;
  readonly shared: string | null;
  readonly action: string | null;
}

export type ExportedStudent = ExportedRow & ExportedDetails;

/** `$3`: a teacher sees only own classes. */
const detailsOf = {
  name: 'exported-details',
  text: `
    SELECT p.stage, p.answered, p.deck_size AS "deckSize", ${hoursOf('p.active_at')} AS "lastActivity",
           c.classes, v.careers AS "savedCareers", w.are_words_shared AS "areWordsShared",
           w.reflection #>> '{reasons,0}' AS reason1, w.reflection #>> '{reasons,1}' AS reason2,
           w.reflection #>> '{reasons,2}' AS reason3, w.reflection ->> 'shared' AS shared,
           w.reflection ->> 'action' AS action
    FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY n (school_id, student_id, place)
    LEFT JOIN student_states p ON p.school_id = n.school_id AND p.student_id = n.student_id
    LEFT JOIN LATERAL (
      SELECT string_agg(c.name, '; ' ORDER BY c.name) AS classes
      FROM class_students m JOIN classes c USING (school_id, class_id)
      WHERE m.school_id = n.school_id AND m.student_id = n.student_id AND c.state <> 'archived'
        AND ($3::uuid IS NULL OR EXISTS (
          SELECT FROM class_teachers t
          WHERE t.school_id = m.school_id AND t.class_id = m.class_id AND t.staff_id = $3))
    ) c ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(career, ' ' ORDER BY saved_at DESC, career) AS careers
      FROM saved_careers s WHERE s.school_id = n.school_id AND s.student_id = n.student_id
    ) v ON true
    LEFT JOIN LATERAL (
      SELECT reflection, are_words_shared FROM sorts s
      WHERE s.school_id = n.school_id AND s.student_id = n.student_id AND confirmed_at IS NOT NULL
      ORDER BY confirmed_at DESC, sort_id DESC LIMIT 1
    ) w ON true
    ORDER BY n.place`,
};

/** Of one batch, so that neither the search nor the order reads them. In the batch's order. */
export async function findDetails(
  client: PoolClient,
  scope: StudentScope,
  batch: readonly { readonly schoolname: string | null; readonly studentId: string }[],
): Promise<ExportedDetails[]> {
  const { rows } = await client.query<ExportedDetails>({
    ...detailsOf,
    values: [
      batch.map(({ schoolname: schoolId }) => schoolId),
      batch.map(({ studentId }) => studentId),
      scope.kind === 'classes' ? scope.teacherId : null,
    ],
    types: asText,
  });
  return rows;
}
