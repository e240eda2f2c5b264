import { listPendingProfiles, sendPendingProfile } from '@trio/contracts/profile';
import { downloadSurveyAnswers, readSurveyAnswers } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const pendingProfilesQuery = (page: number) =>
  endpointQuery(listPendingProfiles, { query: { page } });

export const answersQuery = (id: string) => endpointQuery(readSurveyAnswers, { params: { id } });

export const sendProfile = (id: string): Promise<void> =>
  call(withParams(sendPendingProfile, { id }));

export const downloadAnswers = (locale: Language): Promise<Blob> =>
  callForFile(withQuery(downloadSurveyAnswers, { locale }));
