import { queryOptions } from '@tanstack/react-query';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import type { Answer } from '@trio/contracts/endpoint';
import { listSchools } from '@trio/contracts/schools';
import {
  confirmStudentEmail,
  createSearchKey,
  disableStudent,
  downloadStudents,
  getStudent,
  listStudents,
  mergeStudents,
  searchStudents,
} from '@trio/contracts/students';
import { deleteStudent as deleteEndpoint } from '@trio/contracts/your-data';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import type { ListState } from './model.ts';

export type StudentList = Answer<typeof listStudents>;
export type StudentDetail = Answer<typeof getStudent>;
export type TopChallenges = Answer<typeof getTopChallenges>;

// In this file the school '' is the reader's own.

/** Null if the school does not exist or the reader may not see it. */
export const schoolQuery = (schoolid: string) =>
  queryOptions({
    ...endpointQuery(listSchools, { query: { schoolid } }),
    select: ({ school }) => school,
    // The account already holds its own school.
    enabled: schoolid !== '',
  });

export const summaryQuery = (schoolid: string) =>
  endpointQuery(getStudentSummary, { query: { schoolid } });

export const monthlyCountsQuery = (schoolid: string) =>
  endpointQuery(getMonthlyCounts, { query: { role: 'student', schoolid } });

export const topChallengesQuery = (schoolid: string) =>
  endpointQuery(getTopChallenges, { query: { schoolid } });

export const studentsQuery = (schoolid: string, state: ListState) =>
  endpointQuery(listStudents, {
    query: {
      page: state.page,
      schoolid,
      lastSorted: state.sort,
      search: state.search,
      showDisabled: String(state.showsDisabled),
    },
  });

export async function refreshStudents(): Promise<void> {
  const changed = [getStudentSummary, getMonthlyCounts, getTopChallenges, listStudents];
  await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export const downloadList = (schoolid: string, state: ListState, locale: Language): Promise<Blob> =>
  callForFile(
    withQuery(downloadStudents, {
      query: state.search,
      locale,
      showDisabled: String(state.showsDisabled),
      schoolid,
      lastSorted: state.sort,
    }),
  );

export const searchQuery = (schoolid: string, text: string) =>
  queryOptions({
    queryKey: [searchStudents.path, schoolid, text],
    queryFn: async () => {
      const { key } = await call(withQuery(createSearchKey, { schoolid }));
      if (!key) throw new Error('No key returned.');
      return (await call(withQuery(searchStudents, { key, q: text }))).students;
    },
    enabled: text !== '',
  });

export const studentQuery = (id: string) => endpointQuery(getStudent, { params: { id } });

export const setDisabled = (id: string, disable: boolean): Promise<void> =>
  call(withParams(disableStudent, { id }), { disable });

export const confirmEmailOf = (id: string): Promise<void> =>
  call(withParams(confirmStudentEmail, { id }));

export const deleteStudent = (id: string): Promise<void> =>
  call(withParams(deleteEndpoint, { id }));

/** Moves the sorts of `from` into this account and deletes `from`. */
export const mergeInto = (id: string, from: string): Promise<void> =>
  call(withParams(mergeStudents, { id }), { from });
