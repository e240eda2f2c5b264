import type { Answer } from '@trio/contracts/endpoint';
import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import { listSchools, type ListedSchool } from '@trio/contracts/schools';
import { call } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

export type TopChallenges = Answer<typeof getTopChallenges>;

/** Whose figures: a school's id, or '' for the school of whoever asks. */
export const findMonthlyCounts = (schoolid: string) =>
  call(withQuery(getMonthlyCounts, { role: 'student', schoolid }));

export const findSummary = (schoolid: string) => call(withQuery(getStudentSummary, { schoolid }));

export const findTopChallenges = (schoolid: string): Promise<TopChallenges> =>
  call(withQuery(getTopChallenges, { schoolid }));

/** Null where there is no such school, or it is none of the reader's. */
export const findSchool = async (schoolid: string): Promise<ListedSchool | null> =>
  (await call(withQuery(listSchools, { schoolid }))).school;
