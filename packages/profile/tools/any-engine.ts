import { findEngine } from '../src/compiler/engines.ts';
import { createProfileEngine } from '../src/engine.ts';
import type { ProfileEngine } from '../src/profile-data.ts';

export function createAnyEngine(): ProfileEngine {
  const loaded = findEngine();
  if (!loaded) throw new Error('No profile engine is installed: run "npm ci".');
  return createProfileEngine(loaded);
}
