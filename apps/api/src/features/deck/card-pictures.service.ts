import type { PictureKind } from '@trio/contracts/deck-cards';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/refuse-all-but-admins.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import type { Pictures } from '../../platform/images/pictures.ts';
import {
  deleteUnusedPictures,
  findPicture,
  insertPicture,
  type CardPicture,
} from './card-pictures.repository.ts';
import { isSchoolThere } from './extra-cards.repository.ts';

/** Pictures of the cards that administrators add. */
export interface CardPicturesService {
  /** Answers where it will be found. */
  keep(
    by: Pick<Caller, 'role'>,
    picture: { schoolId: string | null; kind: PictureKind; bytes: Uint8Array },
  ): Promise<string>;
  /** For who has the card in their deck: a school's is for that school, the platform's for everybody. */
  read(caller: Pick<Caller, 'schoolId'>, pictureId: string): Promise<CardPicture>;
}

interface PicturesWorld {
  readonly db: Database;
  readonly pictures: Pictures;
  readonly clock: Clock;
}

export function createCardPicturesService(world: PicturesWorld): CardPicturesService {
  const { db, pictures, clock } = world;

  /** A logo and a watermark lie over the card: what is transparent in them stays so. */
  async function clean(kind: PictureKind, bytes: Uint8Array): Promise<CardPicture> {
    const cleaned =
      kind === 'picture' ? await pictures.clean(bytes) : await pictures.cleanDrawing(bytes);
    if (cleaned.refused === null) {
      return 'jpeg' in cleaned ? { bytes: cleaned.jpeg, contentType: 'image/jpeg' } : cleaned;
    }
    throw new ApiError(
      cleaned.refused === 'busy' ? 'server/unavailable' : `upload/${cleaned.refused}`,
    );
  }

  return {
    keep: async (by, { schoolId, kind, bytes }) => {
      refuseAllButAdmins(by);
      if (schoolId !== null && !(await isSchoolThere(db, schoolId))) {
        throw new ApiError('school/not-found');
      }
      const picture = await clean(kind, bytes);
      const pictureId = newId();
      await insertPicture(db, schoolId, {
        pictureId,
        bytes: picture.bytes,
        contentType: picture.contentType,
        createdAt: clock.now(),
      });
      return `/api/cards/pictures/${pictureId}`;
    },

    read: async ({ schoolId }, pictureId) => {
      const picture = await findPicture(db, pictureId, schoolId);
      if (!picture) throw new ApiError('request/not-found');
      return picture;
    },
  };
}

/** A form may stand open for a day before its card is saved. */
const dayMs = 24 * 60 * 60_000;

/** Pictures of cards that were never saved, or that were removed and that no sort shows any more. */
export const forgetUnusedPictures = (db: Database, now: Date): Promise<void> =>
  deleteUnusedPictures(db, new Date(now.getTime() - dayMs));
