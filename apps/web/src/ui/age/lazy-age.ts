import { lazyComponent } from '../../lib/loading/chunk.ts';

/** Most schools never ask the age. */
export const AgeFields = lazyComponent(
  'age-fields',
  async () => (await import('./age-fields.tsx')).AgeFields,
);
export const AskGuardian = lazyComponent(
  'ask-guardian',
  async () => (await import('./ask-guardian.tsx')).AskGuardian,
);
