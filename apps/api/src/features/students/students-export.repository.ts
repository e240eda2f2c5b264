import type { PoolClient } from 'pg';
import type { Region } from '@trio/domain/regions';
import type { Language } from '@trio/i18n/languages';
import type { Pool } from '../../platform/database/database.ts';
import type { SearchText } from './search-text.ts';
import {
  selectSearched,
  selectStudents,
  type StudentFilter,
} from './student-selection.repository.ts';
import {
  chooseHow,
  isTooSlow,
  numbered,
  searchSettings,
  SearchTooSlow,
} from './student-search.repository.ts';

/** As the database writes it: of a million rows nothing is made that the file does not need. */
export type ExportedRow = readonly [
  schoolId: string,
  firstName: string,
  lastName: string,
  email: string,
  timeSpentMs: string,
  /** Hours since 1970 of the last sort; null for never. */
  sortedHour: string | null,
  sorts: string,
  isDisabled: 't' | 'f',
  /** A card's name after a colon, or the title of the student's own after an equals sign. */
  first: string | null,
  second: string | null,
  third: string | null,
];

const cardAt = (place: number) => `CASE jsonb_typeof(s.selected -> ${place})
    WHEN 'string' THEN ':' || (s.selected ->> ${place})
    WHEN 'object' THEN '=' || (s.selected -> ${place} ->> 'title') END`;

const exportedColumns = `
  s.school_id, s.first_name, s.last_name, s.email, s.time_spent_ms,
  CASE WHEN s.last_sorted_at <> '-infinity'
    THEN floor(extract(epoch FROM s.last_sorted_at) / 3600)::int END,
  s.sort_attempts, s.is_disabled, ${cardAt(0)}, ${cardAt(1)}, ${cardAt(2)}`;

/** Everything stays the text that it came as. */
const asText = { getTypeParser: () => (text: string) => text };

/** Everybody in a list as it was at one moment, however long the reading takes. */
export interface OpenExport {
  /** By school, or by null the platform's, and by name: what cards that are none of ours are called. */
  readonly titles: ReadonlyMap<string | null, ReadonlyMap<string, string>>;
  readonly schools: ReadonlyMap<string, ExportedSchool>;
  /** The next batch, good until the one after it is asked for; an empty one at the end. */
  next(): Promise<readonly ExportedRow[]>;
  /** Gives the connection back; asked twice it does it once. */
  close(): Promise<void>;
}

export interface ExportedSchool {
  readonly name: string;
  readonly region: Region;
}

/** Null for a school that is not there. */
export type OpenStudentsExport = (
  filter: StudentFilter,
  search: SearchText | null,
  language: Language,
) => Promise<OpenExport | null>;

const rowsAtOnce = 250;
/** To find where to begin; each batch after that takes milliseconds. */
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
    ${before} SELECT ${exportedColumns} FROM ${from} ORDER BY ${order}`;
  await client.query({ text, values });
}

async function findSchools(client: PoolClient, schoolId: string | null) {
  const { rows } = await client.query<ExportedSchool & { schoolId: string }>(
    `SELECT school_id AS "schoolId", name, region FROM schools
     WHERE $1::uuid IS NULL OR school_id = $1`,
    [schoolId],
  );
  return new Map(rows.map(({ schoolId: id, ...school }) => [id, school]));
}

async function findTitles(client: PoolClient, schoolId: string | null, language: Language) {
  const { rows } = await client.query<{ school: string | null; name: string; title: string }>(
    `SELECT school_id AS school, name, content -> $2 ->> 'title' AS title FROM school_cards
     WHERE $1::uuid IS NULL OR school_id = $1
     UNION ALL SELECT NULL, name, content -> $2 ->> 'title' FROM platform_cards`,
    [schoolId, language],
  );
  const titles = new Map<string | null, Map<string, string>>();
  for (const { school, name, title } of rows) {
    const known = titles.get(school) ?? new Map<string, string>();
    titles.set(school, known.set(name, title));
  }
  return titles;
}

/**
 * One snapshot on one connection, read by a cursor: neither this server nor the database holds more than
 * a batch, and no statement takes as long as the file does.
 */
export const createOpenStudentsExport =
  (pool: Pool): OpenStudentsExport =>
  async (filter, search, language) => {
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
      const schools = await findSchools(client, filter.schoolId);
      if (filter.schoolId !== null && schools.size === 0) {
        await close();
        return null;
      }
      const titles = await findTitles(client, filter.schoolId, language);
      await declare(client, filter, search);
      const fetch = async () =>
        (
          await client.query<ExportedRow[number][]>({
            text: `FETCH ${rowsAtOnce} FROM everybody`,
            rowMode: 'array',
            types: asText,
          })
        ).rows as unknown as ExportedRow[];
      let given: ExportedRow[] = [];
      let first: Promise<ExportedRow[]> | null = Promise.resolve(await fetch());
      return {
        titles,
        schools,
        next: async () => {
          // The driver's answers hold on to one another until a full collection, which takes its time:
          // the server would grow by 200 MB. Emptied, they hold nothing.
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
  };
