import type { Answer } from '@trio/contracts/endpoint';
import { downloadStudents, listStudents } from '@trio/contracts/students';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';
import type { ListState } from '../model/list-state.ts';

export type StudentList = Answer<typeof listStudents>;

export const findStudents = (schoolid: string, state: ListState): Promise<StudentList> =>
  call(
    withQuery(listStudents, {
      page: state.page,
      schoolid,
      lastSorted: state.sort,
      search: state.search,
      showDisabled: String(state.showsDisabled),
    }),
  );

/** The same rows, all pages of them. */
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
