import { createFindPicture } from './features/card-images/find-picture.ts';
import { createFindCardPicture } from './features/deck/find-card-picture.ts';
import { createProfileFiles, type ProfileFilesWorld } from './features/results/profile-files.ts';
import type { MakeProfileFile } from './platform/mail/attachment.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Students' pictures are one feature's, added cards' another's and the profiles a third's: they meet here. */
export const composeProfileFiles = (
  world: Omit<ProfileFilesWorld, 'findPicture' | 'findCardPicture'> & { readonly storage: Storage },
): MakeProfileFile =>
  createProfileFiles({
    ...world,
    findPicture: createFindPicture(world),
    findCardPicture: createFindCardPicture(world),
  });
