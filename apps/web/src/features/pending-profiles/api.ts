import { listPendingProfiles, sendPendingProfile } from '@trio/contracts/profile';
import { downloadSurveyAnswers, readSurveyAnswers } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { withParams } from '../../lib/api/with-params.ts';
import { withQuery } from '../../lib/api/with-query.ts';

export const pendingProfilesQuery = (page: number) =>
  endpointQuery(listPendingProfiles, { query: { page } });

export const answersQuery = (id: string) => endpointQuery(readSurveyAnswers, { params: { id } });

export const sendProfile = (id: string): Promise<void> =>
  call(withParams(sendPendingProfile, { id }));

export const downloadAnswers = (locale: Language): Promise<Blob> =>
  callForFile(withQuery(downloadSurveyAnswers, { locale }));
