import { careerFacts } from '@trio/careers/facts.generated';
import { movedCareers } from '@trio/careers/moved-careers';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';

const known = new Set([...careerFacts, ...movedCareers].map(({ slug }) => slug.en));

export function refuseUnknownCareers(changes: readonly { readonly career: string }[]): void {
  if (changes.some(({ career }) => !known.has(career))) throw new ApiError('career/unknown');
}

/** Merged accounts may have more than the limit; removals must work there too. */
export function refuseTooManyCareers(before: number, after: number): void {
  if (after > limits.savedCareersMax && after > before) throw new ApiError('career/too-many');
}
