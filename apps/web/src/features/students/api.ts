import { queryOptions } from '@tanstack/react-query';
import { listClasses } from '@trio/contracts/classes';
import {
  deleteStudents,
  disableStudents,
  placeStudents,
  selectStudents,
  takeOutStudents,
  type BatchOutcome,
} from '@trio/contracts/many-students';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import type { Answer } from '@trio/contracts/endpoint';
import { countQueue } from '@trio/contracts/queue';
import { listSchools } from '@trio/contracts/schools';
import {
  correctEmail as correctEndpoint,
  givePassword as giveEndpoint,
  withdrawCorrection as withdrawEndpoint,
} from '@trio/contracts/staff-help';
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
import {
  deleteStudent as deleteEndpoint,
  downloadStudentData,
  listDeletionRequests,
} from '@trio/contracts/your-data';
import { limits } from '@trio/domain/limits';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { listParams, type ListState } from './model.ts';

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

export const summaryQuery = (schoolid: string, classid: string) =>
  endpointQuery(getStudentSummary, { query: { schoolid, classid } });

export const monthlyCountsQuery = (schoolid: string, classid: string) =>
  endpointQuery(getMonthlyCounts, { query: { role: 'student', schoolid, classid } });

export const topChallengesQuery = (schoolid: string, classid: string) =>
  endpointQuery(getTopChallenges, { query: { schoolid, classid } });

export const queueCountsQuery = (classid: string) =>
  endpointQuery(countQueue, { query: { classid } });

export const deletionRequestsQuery = endpointQuery(listDeletionRequests);

export const classesQuery = endpointQuery(listClasses, { query: {} });

export const studentsQuery = (schoolid: string, state: ListState) =>
  endpointQuery(listStudents, {
    query: { page: state.page, schoolid, search: state.search, ...listParams(state) },
  });

/** All pages, because paper has no next page. */
export async function fetchWholeList(schoolid: string, state: ListState): Promise<StudentList> {
  const pageOf = (page: number) =>
    call(
      withQuery(listStudents, {
        page,
        limit: limits.pageLimitMax,
        schoolid,
        search: state.search,
        ...listParams(state),
      }),
    );
  let list = await pageOf(1);
  for (let page = 2; list.hasNextPage; page += 1) {
    const { students, extraCards, hasNextPage } = await pageOf(page);
    list = {
      ...list,
      students: [...list.students, ...students],
      extraCards: [...list.extraCards, ...extraCards],
      hasNextPage,
    };
  }
  return list;
}

export async function refreshStudents(): Promise<void> {
  const changed = [
    getStudentSummary,
    getMonthlyCounts,
    getTopChallenges,
    listStudents,
    listDeletionRequests,
  ];
  await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export const selectAll = (
  schoolid: string,
  state: ListState,
): Promise<Answer<typeof selectStudents>> =>
  call(
    withQuery(selectStudents, {
      schoolid,
      classid: state.classId,
      lastSorted: state.sort,
      search: state.search,
      showDisabled: String(state.showsDisabled),
    }),
  );

export const disableMany = (students: string[], disable: boolean): Promise<BatchOutcome> =>
  call(disableStudents, { students, disable });

export const deleteMany = (students: string[]): Promise<BatchOutcome> =>
  call(deleteStudents, { students });

/** `leaving` is '' to add to the class only. */
export const placeMany = (id: string, students: string[], leaving: string): Promise<BatchOutcome> =>
  call(withParams(placeStudents, { id }), { students, ...(leaving !== '' && { leaving }) });

export const takeOutMany = (id: string, students: string[]): Promise<BatchOutcome> =>
  call(withParams(takeOutStudents, { id }), { students });

/** The numbers of students in the classes changed too. */
export async function refreshAfterAct(): Promise<void> {
  await refreshStudents();
  await queryClient.invalidateQueries({ queryKey: [listClasses.path] });
}

export const downloadDataOf = (id: string): Promise<Blob> =>
  callForFile(withParams(downloadStudentData, { id }));

export const downloadList = (schoolid: string, state: ListState, locale: Language): Promise<Blob> =>
  callForFile(
    withQuery(downloadStudents, {
      query: state.search,
      locale,
      schoolid,
      ...listParams(state),
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

export type PasswordGiven = Answer<typeof giveEndpoint>;

export const givePassword = (id: string): Promise<PasswordGiven> =>
  call(withParams(giveEndpoint, { id }));

export const correctEmail = (id: string, email: string): Promise<Answer<typeof correctEndpoint>> =>
  call(withParams(correctEndpoint, { id }), { email });

export const withdrawCorrection = (id: string): Promise<void> =>
  call(withParams(withdrawEndpoint, { id }));

export const deleteStudent = (id: string): Promise<void> =>
  call(withParams(deleteEndpoint, { id }));

/** Moves the sorts of `from` into this account and deletes `from`. */
export const mergeInto = (id: string, from: string): Promise<void> =>
  call(withParams(mergeStudents, { id }), { from });
