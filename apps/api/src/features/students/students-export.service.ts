import type { Query } from '@trio/contracts/endpoint';
import type { downloadStudents } from '@trio/contracts/students';
import type { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import { mayReadWords, refuseClosedSchool, studentScopeOf } from '../../http/caller.policy.ts';
import { findStudentSet } from '../../data/class-scope.repository.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { csvFileName, csvStream, type CsvColumn } from '../../platform/csv/csv.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { ExportedStudent } from './students-export-details.repository.ts';
import { readSearchText, type SearchText } from './student-search.rules.ts';
import { refuseNarrowedAll } from './students.policy.ts';
import { findStudentFilter } from './student-filter.repository.ts';
import { isInOneSchool, type StudentFilter } from './student-selection.repository.ts';
import { SearchTooSlow } from './student-search.repository.ts';
import { createStudentsCsv } from './students-csv.mapper.ts';
import { openStudentsExport, type OpenExport } from './students-export.repository.ts';
import type { StudentsDeps } from './students.service.ts';

export interface StudentsExportService {
  download(
    caller: Caller,
    query: Query<typeof downloadStudents>,
  ): Promise<{ fileName: string; file: Readable }>;
}

/** Each export holds a connection. One school's export is short, so it may wait in a queue. */
const ofSchoolsAtOnce = 2;
const ofSchoolsInLine = 20;
const busySeconds = 20;
const stalledMs = 60_000;

export function createStudentsExportService(
  deps: Pick<StudentsDeps, 'db' | 'pool' | 'clock'>,
  openExport = openStudentsExport,
): StudentsExportService {
  const queues = {
    ofSchool: createBoundedQueue(ofSchoolsAtOnce, ofSchoolsInLine),
    ofAll: createBoundedQueue(1, 0),
  };

  async function open(
    filter: StudentFilter,
    search: SearchText | null,
    query: Query<typeof downloadStudents>,
  ): Promise<OpenExport> {
    try {
      const opened = await openExport(deps.pool, filter, search, query.locale);
      if (!opened) throw new ApiError('school/not-found');
      return opened;
    } catch (cause) {
      if (!(cause instanceof SearchTooSlow)) throw cause;
      throw new ApiError('server/unavailable', { cause, retryAfterSeconds: busySeconds });
    }
  }

  return {
    download: async (caller, query) => {
      const inSchools = studentScopeOf(caller, query.schoolid);
      const set = await findStudentSet(deps.db, inSchools, query.classid);
      if (!set) throw new ApiError('class/not-found');
      const { scope } = set;
      refuseClosedSchool(scope);
      const isOfAll = !isInOneSchool(scope);
      const { locale } = query;
      refuseNarrowedAll(set, query);
      const filter = await findStudentFilter(deps.db, set, query);
      const search = readSearchText(query.query);
      const release = await (isOfAll ? queues.ofAll : queues.ofSchool).hold();
      if (!release) {
        throw new ApiError('server/unavailable', { retryAfterSeconds: busySeconds });
      }
      try {
        const students = await open(filter, search, query);
        try {
          const columns = await createStudentsCsv(locale, students, {
            hasSchoolColumn: isOfAll,
            mayReadWords: (sort) => mayReadWords(caller, sort),
          });
          const filters = [
            ...(search ? ['search'] : []),
            ...(set.classId === undefined ? [] : ['class']),
            ...(query.state === undefined ? [] : ['state']),
            ...(query.challenge === undefined ? [] : ['challenge']),
            ...(query.category === undefined ? [] : ['category']),
            ...(query.showDisabled ? ['disabled'] : []),
          ];
          const schoolId = isInOneSchool(scope) ? scope.schoolId : null;
          const entry = { by: caller, action: 'students-exported', schoolId } as const;
          await insertAuditEntry(deps.db, { ...entry, details: { filters } }, deps.clock.now());
          const file = stream(locale, columns, students, release);
          return { fileName: csvFileName('students', deps.clock.now()), file };
        } catch (error) {
          await students.close();
          throw error;
        }
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

function stream(
  locale: 'en' | 'fr',
  columns: readonly CsvColumn<ExportedStudent>[],
  students: OpenExport,
  release: () => void,
): Readable {
  let given: Promise<void> | null = null;
  const giveBack = (): Promise<void> => (given ??= students.close().finally(release));
  async function* batches(): AsyncGenerator<ExportedStudent[]> {
    for (;;) {
      stalled.refresh();
      const rows = await students.next();
      // Released before the last byte, so that the client's next export finds a free slot.
      if (rows.length === 0) return giveBack();
      yield rows;
    }
  }
  const file = csvStream(locale, columns, batches());
  const stalled = setTimeout(
    () => file.destroy(new Error('the reader has closed the file')),
    stalledMs,
  );
  stalled.unref();
  file.once('close', () => {
    clearTimeout(stalled);
    void giveBack();
  });
  return file;
}
