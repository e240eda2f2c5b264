import { workerData } from 'node:worker_threads';
import type { Language } from '@trio/i18n/languages';
import type { LoadedEngine } from '@trio/profile/compiler/engines';
import { createProfileEngine } from '@trio/profile/engine';
import type { ProfileData, SignInSheetData } from '@trio/profile/profile-data';

const engine = createProfileEngine(workerData as LoadedEngine);
await engine.warmUp();

// Called by the pool.
export const makeProfile = (data: ProfileData): Promise<Uint8Array> => engine.makeProfile(data);
export const makeDeckDocument = (language: Language): Promise<Uint8Array> =>
  engine.makeDeckDocument(language);
export const makeCommentSheet = (language: Language): Promise<Uint8Array> =>
  engine.makeCommentSheet(language);
export const makeLesson = (language: Language): Promise<Uint8Array> => engine.makeLesson(language);
export const makeWorksheet = (language: Language): Promise<Uint8Array> =>
  engine.makeWorksheet(language);
export const makeSignInSheet = (data: SignInSheetData): Promise<Uint8Array> =>
  engine.makeSignInSheet(data);
