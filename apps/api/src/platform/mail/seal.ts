import { createSealerFor, type Sealer } from '../seal.ts';
import type { Secrets } from '../secrets.ts';

export type { Sealer };

export const createSealer = (secrets: Secrets): Sealer =>
  createSealerFor('trio mail values', secrets);
