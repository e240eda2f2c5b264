import type { Database } from '../../platform/database/database.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { imageKey, type ImageOwner } from './card-images.policy.ts';
import { findImage } from './card-images.repository.ts';

export const createFindPicture =
  ({ db, storage }: { readonly db: Database; readonly storage: Storage }) =>
  async (owner: ImageOwner, imageId: string): Promise<Uint8Array | null> => {
    const image = await findImage(db, imageId, oneSchool(owner.schoolId));
    return image?.studentId === owner.studentId ? storage.get(imageKey(image)) : null;
  };
