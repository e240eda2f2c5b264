import type { Answer, Body, Query } from '@trio/contracts/endpoint';
import type { listProfileOwners, selectStudents } from '@trio/contracts/many-students';
import type { createSearchKey, listStudents, searchStudents } from '@trio/contracts/students';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { schoolScopeOf, staffSchoolIdOf, studentScopeOf } from '../../http/caller.policy.ts';
import { insertListLooks } from '../../data/audit.repository.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { ListedRow } from '../../data/student-columns.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Pool, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SearchKeys } from '../../platform/tickets/search-keys.ts';
import { readSearchText, type SearchText } from './student-search.rules.ts';
import { findStudentSet } from '../../data/class-scope.repository.ts';
import { findShownCards } from '../../data/shown-cards.repository.ts';
import { findProfileOwners } from './profile-owners.repository.ts';
import { findStudentFilter } from './student-filter.repository.ts';
import { toListedStudent, toProfileOwner, toSelectedStudent } from './student.mapper.ts';
import { selectedOf } from '../../data/student-sorts.mapper.ts';
import { isInOneSchool, type StudentFilter } from './student-selection.repository.ts';
import { findSearchedStudents, SearchTooSlow } from './student-search.repository.ts';
import { findStudents, type FoundPage, type Page } from './students.repository.ts';
import { refuseNarrowedAll, scopeOfKey } from './students.policy.ts';

export interface StudentsDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'callerOfSession'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly searchKeys: SearchKeys;
  readonly clock: Clock;
}

export interface StudentsService {
  list(caller: Caller, query: Query<typeof listStudents>): Promise<Answer<typeof listStudents>>;
  select(
    caller: Caller,
    query: Query<typeof selectStudents>,
  ): Promise<Answer<typeof selectStudents>>;
  listProfileOwners(
    caller: Caller,
    body: Body<typeof listProfileOwners>,
  ): Promise<Answer<typeof listProfileOwners>>;
  issueKey(caller: Caller, schoolId: string | undefined): Promise<Answer<typeof createSearchKey>>;
  search(query: Query<typeof searchStudents>): Promise<Answer<typeof searchStudents>>;
}

const resultsMost = 20;
const slowSeconds = 5;

export function createStudentsService(
  deps: Pick<StudentsDeps, 'db' | 'pool' | 'identity' | 'searchKeys' | 'clock'>,
): StudentsService {
  const { db, pool, identity, searchKeys, clock } = deps;

  async function find(
    filter: StudentFilter,
    search: SearchText | null,
    page: Page,
  ): Promise<FoundPage> {
    try {
      const found = search
        ? await findSearchedStudents(pool, filter, search, page)
        : await findStudents(pool, filter, page);
      if (!found) throw new ApiError('school/not-found');
      return found;
    } catch (cause) {
      if (!(cause instanceof SearchTooSlow)) throw cause;
      throw new ApiError('server/unavailable', { cause, retryAfterSeconds: slowSeconds });
    }
  }

  /** Lists of the school's own staff are not logged: they would hide what matters. */
  async function logLook(caller: Caller | null, rows: FoundPage['rows']): Promise<void> {
    if (caller?.role !== 'admin') return;
    const schoolIds = rows.map(({ schoolId }) => schoolId);
    await insertListLooks(db, caller, schoolIds, clock.now());
  }

  const list: StudentsService['list'] = async (caller, query) => {
    const { limit, page } = query;
    const inSchools = studentScopeOf(caller, query.schoolid);
    const set = await findStudentSet(db, inSchools, query.classid);
    if (!set) throw new ApiError('class/not-found');
    const { scope } = set;
    const search = readSearchText(query.search);
    const offset = (page - 1) * limit;
    refuseNarrowedAll(set, query);
    const filter = await findStudentFilter(db, set, query);
    const found = await find(filter, search, { limit, offset });
    const rows = found.rows.slice(0, limit);
    await logLook(caller, rows);
    const { total } = found;
    const isCounted = total !== null && scope.kind !== 'open-schools';
    return {
      students: rows.map(toListedStudent),
      hasNextPage: isCounted ? offset + limit < total : found.rows.length > limit,
      hasPrevPage: page > 1,
      total,
      extraCards: await findShownCards(db, scope, namesIn(rows)),
    };
  };

  return {
    list,

    select: async (caller, query) => {
      staffSchoolIdOf(caller);
      const found = await list(caller, { ...query, page: 1, limit: limits.selectedStudentsMax });
      return { students: found.students.map(toSelectedStudent), isCut: found.hasNextPage };
    },

    listProfileOwners: async (caller, { students, classid }) => {
      staffSchoolIdOf(caller);
      const scope = studentScopeOf(caller);
      const set = await findStudentSet(db, scope, classid);
      if (!set) throw new ApiError('class/not-found');
      const rows = await findProfileOwners(pool, scope, students, classid);
      return { students: rows.map(toProfileOwner) };
    },

    issueKey: async (caller, named) => {
      const scope = studentScopeOf(caller, named);
      // Throws if the school does not exist.
      const filter = { scope, withDisabled: true, order: '' } as const;
      if (isInOneSchool(scope)) await find(filter, null, { limit: 1, offset: 0 });
      return {
        key: await searchKeys.issue({
          sessionId: caller.sessionId,
          scope: schoolScopeOf(caller, named),
        }),
      };
    },

    search: async ({ key, q }) => {
      const read = await searchKeys.read(key);
      if (!read) throw new ApiError('search/key-invalid');
      const owner = await identity.callerOfSession(read.sessionId);
      const scope = scopeOfKey(owner, read);
      const search = readSearchText(q);
      if (!search) throw new ApiError('search/too-short');
      const filter = { scope, withDisabled: true, order: 'likeness' } as const;
      const found = await find(filter, search, { limit: resultsMost, offset: 0 });
      const rows = found.rows.slice(0, resultsMost);
      await logLook(owner, rows);
      return { students: rows.map(toListedStudent) };
    },
  };
}

const namesIn = (rows: readonly ListedRow[]): string[] =>
  rows.flatMap((row) => selectedOf(row).filter((card) => typeof card === 'string'));
