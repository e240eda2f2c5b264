import { createFindPicture } from './features/sorting/card-images.service.ts';
import { createFindCardPicture } from './features/deck/card-pictures.service.ts';
import {
  createProfileFilesService,
  type ProfileFilesDeps,
} from './features/sorting/profile-files.service.ts';
import type { MakeProfileFile } from './platform/mail/attachment.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Composed here, because features may not import each other. */
export const composeProfileFiles = (
  deps: Omit<ProfileFilesDeps, 'findPicture' | 'findCardPicture'> & { readonly storage: Storage },
): MakeProfileFile =>
  createProfileFilesService({
    ...deps,
    findPicture: createFindPicture(deps),
    findCardPicture: createFindCardPicture(deps),
  }).make;
