import type { Answer } from '@trio/contracts/endpoint';
import { listAwaitedProfiles, sendAwaitedProfile } from '@trio/contracts/profile';
import { downloadSurveyAnswers, readSurveyAnswers } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

export type AwaitedList = Answer<typeof listAwaitedProfiles>;

export const listAwaited = (page: number): Promise<AwaitedList> =>
  call(withQuery(listAwaitedProfiles, { page }));

export const sendProfile = (id: string): Promise<void> =>
  call(withParams(sendAwaitedProfile, { id }));

export const readAnswers = (id: string): Promise<Answer<typeof readSurveyAnswers>> =>
  call(withParams(readSurveyAnswers, { id }));

export const downloadAnswers = (locale: Language): Promise<Blob> =>
  callForFile(withQuery(downloadSurveyAnswers, { locale }));
