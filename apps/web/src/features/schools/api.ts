import { getMonthlyCounts, getStudentSummary } from '@trio/contracts/dashboards';
import {
  approveSchool,
  deleteSchool as deleteEndpoint,
  downloadSchools,
  getSchoolSettings,
  listSchools,
  type SchoolSettings,
  type SchoolSettingsForm,
  updateSchoolSettings,
  verifySchool,
} from '@trio/contracts/schools';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import type { OverviewState } from './overview-state.ts';

export const schoolsQuery = ({ page, sort, search, hasUnverified }: OverviewState) =>
  endpointQuery(listSchools, {
    query: { page, sort, search, unverified: hasUnverified ? 1 : 0, schoolid: undefined },
  });

export const downloadList = (
  { sort, search, hasUnverified }: OverviewState,
  locale: Language,
): Promise<Blob> =>
  callForFile(
    withQuery(downloadSchools, { locale, sort, search, unverified: hasUnverified ? 1 : 0 }),
  );

export const summaryQuery = endpointQuery(getStudentSummary, { query: { schoolid: undefined } });

export const monthlyCountsQuery = (role: 'student' | 'school') =>
  endpointQuery(getMonthlyCounts, { query: { role, schoolid: undefined } });

export const deleteSchool = (schoolid: string): Promise<void> =>
  call(withQuery(deleteEndpoint, { schoolid }));

export const settingsQuery = (id: string) => endpointQuery(getSchoolSettings, { params: { id } });

export const saveSettings = (id: string, form: SchoolSettingsForm): Promise<SchoolSettings> =>
  call(withParams(updateSchoolSettings, { id }), form);

export const approve = (id: string): Promise<SchoolSettings> =>
  call(withParams(approveSchool, { id }));

export const verify = (id: string): Promise<SchoolSettings> =>
  call(withParams(verifySchool, { id }));
