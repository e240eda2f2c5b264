import { createProfileEngine } from '@trio/profile/engine';
import type { ProfileData } from '@trio/profile/profile-data';

// One for this thread's whole life: fonts, templates and posters are read once.
const engine = createProfileEngine();

/** What the pool calls with one student's data. */
export const makeProfile = (data: ProfileData): Promise<Uint8Array> => engine.makeProfile(data);
