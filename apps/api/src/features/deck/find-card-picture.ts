import type { Picture } from '@trio/profile/profile-data';
import type { Database } from '../../platform/database/database.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import { findPicture } from './card-pictures.repository.ts';

export const createFindCardPicture =
  ({ db }: { readonly db: Database }) =>
  async (schoolId: string, pictureId: string): Promise<Picture | null> => {
    const found = await findPicture(db, pictureId, oneSchool(schoolId));
    if (!found) return null;
    return { bytes: found.bytes, format: found.contentType === 'image/png' ? 'png' : 'jpg' };
  };
