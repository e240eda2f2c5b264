import type { PictureKind } from '@trio/contracts/deck-cards';
import type { Picture } from '@trio/profile/profile-data';
import { ApiError } from '../../http/api-error.ts';
import { scopeOf } from '../../http/caller.policy.ts';
import type { Actor } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ImageCleaner } from '../../platform/images/image-cleaner.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import { findSchool } from '../../data/schools.repository.ts';
import {
  deleteUnusedPictures,
  findPicture,
  insertPicture,
  type CardPicture,
} from './card-pictures.repository.ts';
import { cardOwnerOf } from './extra-cards.policy.ts';

export interface CardPicturesService {
  keep(
    by: Actor & Pick<Caller, 'staffKind'>,
    picture: { schoolId: string | undefined; kind: PictureKind; bytes: Uint8Array },
  ): Promise<string>;
  read(caller: Actor, pictureId: string): Promise<CardPicture>;
}

interface PicturesDeps {
  readonly db: Database;
  readonly imageCleaner: ImageCleaner;
  readonly clock: Clock;
}

export function createCardPicturesService(deps: PicturesDeps): CardPicturesService {
  const { db, imageCleaner, clock } = deps;

  /** A logo and a watermark lie over the card, so their transparency must stay. */
  async function clean(kind: PictureKind, bytes: Uint8Array): Promise<CardPicture> {
    const cleaned =
      kind === 'picture' ? await imageCleaner.clean(bytes) : await imageCleaner.cleanOverlay(bytes);
    if (cleaned.refused === null) {
      return 'jpeg' in cleaned ? { bytes: cleaned.jpeg, contentType: 'image/jpeg' } : cleaned;
    }
    throw new ApiError(
      cleaned.refused === 'busy' ? 'server/unavailable' : `upload/${cleaned.refused}`,
    );
  }

  return {
    keep: async (by, { schoolId, kind, bytes }) => {
      const owner = cardOwnerOf(by, schoolId);
      if (owner.kind === 'school' && !(await findSchool(db, owner.schoolId))) {
        throw new ApiError('school/not-found');
      }
      const picture = await clean(kind, bytes);
      const pictureId = newId();
      await insertPicture(db, owner, {
        pictureId,
        bytes: picture.bytes,
        contentType: picture.contentType,
        createdAt: clock.now(),
      });
      return `/api/cards/pictures/${pictureId}`;
    },

    read: async (caller, pictureId) => {
      const picture = await findPicture(db, pictureId, scopeOf(caller));
      if (!picture) throw new ApiError('request/not-found');
      return picture;
    },
  };
}

/** A form may stay open for a day before its card is saved. */
const dayMs = 24 * 60 * 60_000;

export const forgetUnusedPictures = (db: Database, now: Date): Promise<void> =>
  deleteUnusedPictures(db, new Date(now.getTime() - dayMs));

export const createFindCardPicture =
  ({ db }: { readonly db: Database }) =>
  async (schoolId: string, pictureId: string): Promise<Picture | null> => {
    const found = await findPicture(db, pictureId, oneSchool(schoolId));
    if (!found) return null;
    return { bytes: found.bytes, format: found.contentType === 'image/png' ? 'png' : 'jpg' };
  };
