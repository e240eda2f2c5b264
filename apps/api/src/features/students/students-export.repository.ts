import type { PoolClient } from 'pg';
import type { Region } from '@trio/domain/regions';
import type { Language } from '@trio/i18n/languages';
import type { Pool } from '../../platform/database/database.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import { exportedColumns, type ExportedRow } from '../../data/student-columns.repository.ts';
import { asText, findDetails, type ExportedStudent } from './students-export-details.repository.ts';
import type { SearchText } from './student-search.rules.ts';
import {
  inSchools,
  isInOneSchool,
  selectSearched,
  selectStudents,
  where,
  type StudentFilter,
} from './student-selection.repository.ts';
import {
  chooseHow,
  isTooSlow,
  numbered,
  searchSettings,
  SearchTooSlow,
} from './student-search.repository.ts';

export interface OpenExport {
  /** The cards that schools and the platform (null) added. */
  readonly cards: ReadonlyMap<string | null, ReadonlyMap<string, ExportedCard>>;
  readonly schools: ReadonlyMap<string, ExportedSchool>;
  /** The batch is valid until the next call; an empty one marks the end. */
  next(): Promise<ExportedStudent[]>;
  close(): Promise<void>;
}

export interface ExportedCard {
  readonly title: string;
  readonly color: string | null;
}

export interface ExportedSchool {
  readonly name: string;
  readonly region: Region;
}

const rowsAtOnce = 250;
/** For the first rows; each later batch takes milliseconds. */
const beginMs = 15_000;

async function declare(client: PoolClient, filter: StudentFilter, search: SearchText | null) {
  const values: unknown[] = [];
  const value = numbered(values);
  const {
    with: parts,
    from,
    order,
  } = search
    ? selectSearched({ ...filter, search, how: await chooseHow(client, filter, search) }, value)
    : selectStudents(filter, value);
  const before = parts.length === 0 ? '' : `WITH ${parts.join(', ')}`;
  const text = `DECLARE everybody NO SCROLL CURSOR FOR
    ${before} SELECT ${exportedColumns}, s.student_id AS "studentId" FROM ${from} ORDER BY ${order}`;
  await client.query({ text, values });
}

async function findSchools(client: PoolClient, scope: StudentScope) {
  const values: unknown[] = [];
  const { rows } = await client.query<ExportedSchool & { schoolId: string }>(
    `SELECT school_id AS "schoolId", name, region FROM schools s
     ${where(inSchools(scope, numbered(values)))}`,
    values,
  );
  return new Map(rows.map(({ schoolId: id, ...school }) => [id, school]));
}

async function findCards(client: PoolClient, scope: StudentScope, language: Language) {
  const values: unknown[] = [language];
  const { rows } = await client.query<ExportedCard & { school: string | null; name: string }>(
    `SELECT school_id AS school, name, content -> $1 ->> 'title' AS title,
            content ->> 'color' AS color
     FROM school_cards s ${where(inSchools(scope, numbered(values)))}
     UNION ALL
     SELECT NULL, name, content -> $1 ->> 'title', content ->> 'color' FROM platform_cards`,
    values,
  );
  const cards = new Map<string | null, Map<string, ExportedCard>>();
  for (const { school, name, title, color } of rows) {
    const known = cards.get(school) ?? new Map<string, ExportedCard>();
    cards.set(school, known.set(name, { title, color }));
  }
  return cards;
}

/**
 * A cursor on one snapshot: neither server nor database holds more than a batch, and no statement
 * runs as long as the download.
 */
export async function openStudentsExport(
  pool: Pool,
  filter: StudentFilter,
  search: SearchText | null,
  language: Language,
): Promise<OpenExport | null> {
  const client = await pool.connect();
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    return closing;
  };
  try {
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${searchSettings(beginMs, filter)}`,
    );
    const schools = await findSchools(client, filter.scope);
    if (isInOneSchool(filter.scope) && schools.size === 0) {
      await close();
      return null;
    }
    const cards = await findCards(client, filter.scope, language);
    await declare(client, filter, search);
    const fetchRows = async () =>
      (
        await client.query<ExportedRow & { studentId: string }>({
          text: `FETCH ${rowsAtOnce} FROM everybody`,
          types: asText,
        })
      ).rows;
    const fetch = async (): Promise<ExportedStudent[]> => {
      const rows = await fetchRows();
      if (rows.length === 0) return [];
      const details = await findDetails(client, filter.scope, rows);
      const students = rows.flatMap((row, at) => {
        const its = details[at];
        return its ? [{ ...row, ...its }] : [];
      });
      rows.length = 0;
      details.length = 0;
      return students;
    };
    let given: ExportedStudent[] = [];
    let first: Promise<ExportedStudent[]> | null = Promise.resolve(await fetch());
    return {
      cards,
      schools,
      next: async () => {
        // The driver's results reference each other until a full collection, and the server would
        // grow by 200 MB. Emptying them avoids that.
        given.length = 0;
        given = await (first ?? fetch());
        first = null;
        return given;
      },
      close,
    };
  } catch (error) {
    await close();
    throw isTooSlow(error) ? new SearchTooSlow('export', { cause: error }) : error;
  }
}
