import type { Readable } from 'node:stream';
import type { Answer, Query } from '@trio/contracts/endpoint';
import {
  schoolsPerPage,
  type downloadSchools,
  type listSchools,
  type SchoolSort,
} from '@trio/contracts/schools';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, schoolScopeOf } from '../../http/caller.policy.ts';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import { csvFileName, csvStream } from '../../platform/csv/csv.ts';
import {
  findListedSchool,
  findListedSchools,
  findSchoolsPage,
  countSchools,
  findSchoolIds,
  type SchoolFilter,
} from './school-list.repository.ts';
import { columnsOf } from './schools-csv.mapper.ts';
import type { SchoolListDeps } from './schools.service.ts';
import { toListedSchool } from './schools.mapper.ts';

export interface SchoolListService {
  list(by: Actor, query: Query<typeof listSchools>): Promise<Answer<typeof listSchools>>;
  download(
    by: Actor,
    query: Query<typeof downloadSchools>,
  ): Promise<{ readonly fileName: string; readonly content: Readable }>;
}

const rowsAtOnce = 500;

export function createSchoolListService(deps: SchoolListDeps): SchoolListService {
  const { db, pool, clock } = deps;
  const needsApproval = deps.settings.needsSchoolApproval;

  async function findOne(schoolId: string) {
    const school = await findListedSchool(pool, schoolId);
    if (!school) throw new ApiError('school/not-found');
    return toListedSchool(school, needsApproval);
  }

  async function findPage(filter: SchoolFilter, sort: SchoolSort | '', offset: number) {
    const { search, isVerified } = filter;
    if (search === undefined) return findSchoolsPage(pool, sort, offset, isVerified === undefined);
    const ids = await findSchoolIds(db, filter, { sort });
    const part = ids.slice(offset, offset + schoolsPerPage);
    return {
      total: ids.length,
      unverified: await countSchools(db, { search, isVerified: false }),
      schools: await findListedSchools(pool, part),
    };
  }

  async function* rowsOf(ids: readonly string[]) {
    for (let start = 0; start < ids.length; start += rowsAtOnce) {
      const schools = await findListedSchools(pool, ids.slice(start, start + rowsAtOnce));
      yield schools.map((school) => toListedSchool(school, needsApproval));
    }
  }

  return {
    list: async (by, { page, sort, schoolid, search, unverified: hasUnverified }) => {
      const scope = schoolScopeOf(by, schoolid);
      const school = scope.kind === 'school' ? await findOne(scope.schoolId) : null;
      if (by.role !== 'admin' && school) {
        return { total: 1, unverified: 0, schools: [school], school };
      }
      const offset = (page - 1) * schoolsPerPage;
      const { schools, ...counts } = await findPage(filterOf(search, hasUnverified), sort, offset);
      const listed = schools.map((each) => toListedSchool(each, needsApproval));
      return { ...counts, schools: listed, school };
    },

    download: async (by, { locale, sort, search, unverified }) => {
      refuseAllButAdmins(by);
      const ids = await findSchoolIds(db, filterOf(search, unverified), { sort });
      const details = { rows: ids.length };
      const now = clock.now();
      await insertAuditEntry(db, { by, action: 'schools-exported', schoolId: null, details }, now);
      return {
        fileName: csvFileName('schools', now),
        content: csvStream(locale, columnsOf(locale, now), rowsOf(ids)),
      };
    },
  };
}

const filterOf = (search: string, hasUnverified: boolean): SchoolFilter => ({
  ...(search.trim().length >= limits.searchMin && { search }),
  ...(!hasUnverified && { isVerified: true }),
});
