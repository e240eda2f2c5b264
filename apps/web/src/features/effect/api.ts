import {
  answerEffect,
  deleteEffectAnswers,
  getEffectResults,
  listEffectAnswers,
} from '@trio/contracts/effect';
import type { BodyInput } from '@trio/contracts/endpoint';
import type { EffectMoment } from '@trio/domain/effect/effect';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';

export const resultsQuery = endpointQuery(getEffectResults);

export const ownAnswersQuery = endpointQuery(listEffectAnswers);

export const sendAnswer = async (
  moment: EffectMoment,
  points: BodyInput<typeof answerEffect>['points'],
): Promise<EffectMoment[]> =>
  (await call(withParams(answerEffect, { moment }), { points })).moments;

export async function deleteOwnAnswers(): Promise<void> {
  queryClient.setQueryData(ownAnswersQuery.queryKey, await call(deleteEffectAnswers));
}
