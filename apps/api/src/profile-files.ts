import { createFindPicture } from './features/card-images/find-picture.ts';
import { createFindCardPicture } from './features/deck/find-card-picture.ts';
import { createProfileFiles, type ProfileFilesWorld } from './features/results/profile-files.ts';
import type { MakeProfileFile } from './platform/mail/attachment.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Composed here, because features may not import each other. */
export const composeProfileFiles = (
  world: Omit<ProfileFilesWorld, 'findPicture' | 'findCardPicture'> & { readonly storage: Storage },
): MakeProfileFile =>
  createProfileFiles({
    ...world,
    findPicture: createFindPicture(world),
    findCardPicture: createFindCardPicture(world),
  });
