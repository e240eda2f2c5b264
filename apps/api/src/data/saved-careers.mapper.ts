import type { SavedCareer } from '@trio/contracts/saved-careers';
import type { SavedCareerRow } from './saved-careers.repository.ts';

export const toSavedCareers = (rows: readonly SavedCareerRow[]): SavedCareer[] =>
  rows.map(({ career, savedAt }) => ({ career, saved: savedAt.toISOString() }));
