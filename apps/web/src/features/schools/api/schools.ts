import { getMonthlyCounts, getStudentSummary } from '@trio/contracts/dashboards';
import type { Answer } from '@trio/contracts/endpoint';
import {
  approveSchool,
  deleteSchool as deleteEndpoint,
  downloadSchools,
  getSchoolSettings,
  listSchools,
  updateSchoolSettings,
  verifySchool,
  type SchoolSettings,
  type SchoolSettingsForm,
} from '@trio/contracts/schools';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { withQuery } from '../../../lib/api/with-query.ts';
import type { OverviewState } from '../model/overview-state.ts';

type SchoolList = Answer<typeof listSchools>;

export const findSchools = ({
  page,
  sort,
  search,
  hasUnverified,
}: OverviewState): Promise<SchoolList> =>
  call(
    withQuery(listSchools, {
      page,
      sort,
      search,
      unverified: hasUnverified ? 1 : 0,
      schoolid: undefined,
    }),
  );

/** The same rows, all pages of them. */
export const downloadList = (
  { sort, search, hasUnverified }: OverviewState,
  locale: Language,
): Promise<Blob> =>
  callForFile(
    withQuery(downloadSchools, { locale, sort, search, unverified: hasUnverified ? 1 : 0 }),
  );

export const findSummary = () => call(getStudentSummary);

export const findMonthlyCounts = (role: 'student' | 'school') =>
  call(withQuery(getMonthlyCounts, { role, schoolid: undefined }));

export const deleteSchool = (schoolid: string): Promise<void> =>
  call(withQuery(deleteEndpoint, { schoolid }));

export const findSettings = (id: string): Promise<SchoolSettings> =>
  call(withParams(getSchoolSettings, { id }));

export const saveSettings = (id: string, form: SchoolSettingsForm): Promise<SchoolSettings> =>
  call(withParams(updateSchoolSettings, { id }), form);

export const approve = (id: string): Promise<SchoolSettings> =>
  call(withParams(approveSchool, { id }));

export const verify = (id: string): Promise<SchoolSettings> =>
  call(withParams(verifySchool, { id }));
