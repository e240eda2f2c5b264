import { listSteps } from '@trio/contracts/steps';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, queryClient } from '../api/query.ts';

export const stepsQuery = endpointQuery(listSteps);

/** True if the loaded steps contain this sentence. Sends no request. */
export function useIsStepShown(sentence: string): boolean {
  const { data } = useQuery({ ...stepsQuery, enabled: false }, queryClient);
  return data?.steps.some((step) => step.sentence === sentence) ?? false;
}
