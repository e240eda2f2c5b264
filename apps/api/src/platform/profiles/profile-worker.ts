import { workerData } from 'node:worker_threads';
import type { Language } from '@trio/i18n/languages';
import type { LoadedEngine } from '@trio/profile/compiler/engines';
import { createProfileEngine } from '@trio/profile/engine';
import type { ProfileData } from '@trio/profile/profile-data';

const engine = createProfileEngine(workerData as LoadedEngine);
await engine.warmUp();

// Called by the pool.
export const makeProfile = (data: ProfileData): Promise<Uint8Array> => engine.makeProfile(data);
export const makeDeckDocument = (language: Language): Promise<Uint8Array> =>
  engine.makeDeckDocument(language);
