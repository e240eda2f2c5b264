import type { Answer, Query } from '@trio/contracts/endpoint';
import type { prepareUpload } from '@trio/contracts/uploads';
import { ApiError } from '../../http/api-error.ts';
import { readerScopeOf, studentKeyOf, studentNotFound } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import type { ImageCleaner } from '../../platform/images/image-cleaner.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { StorageUnavailable, type Storage } from '../../platform/storage/storage.ts';
import type { Upload, UploadTickets } from '../../platform/storage/upload-tickets.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import { imageKey, isOwnFileName, refuseClassmates } from './card-images.policy.ts';
import {
  countImages,
  deleteOldestUnusedImages,
  deleteUnwantedImage,
  findImage,
  insertImage,
  insertUnwantedImage,
  deleteUnusedImages,
  lockUnwantedImages,
} from './card-images.repository.ts';

export interface CardImagesService {
  prepareUpload(
    caller: Caller,
    query: Query<typeof prepareUpload>,
  ): Promise<Answer<typeof prepareUpload>['data']>;
  readTicket(ticket: string): Promise<Upload>;
  receiveUpload(upload: Upload, bytes: Uint8Array): Promise<void>;
  readImage(caller: Caller, imageId: string): Promise<Uint8Array>;
}

export interface CardImagesDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly storage: Storage;
  readonly imageCleaner: ImageCleaner;
  readonly uploadTickets: UploadTickets;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

/**
 * Above `mostImages`, the oldest unused pictures are deleted. At `mostShownImages`, uploads are
 * refused.
 */
const mostImages = 30;
const mostShownImages = 300;
/** A file without a row by then belongs to an upload that was cut off. */
const unfinishedMs = 60 * 60_000;

export function createCardImagesService(deps: CardImagesDeps): CardImagesService {
  const { db, transact, storage, imageCleaner, uploadTickets, rateLimits, clock } = deps;

  async function clean(bytes: Uint8Array): Promise<Uint8Array> {
    const picture = await imageCleaner.clean(bytes);
    if (picture.refused === null) return picture.jpeg;
    throw new ApiError(
      picture.refused === 'busy' ? 'server/unavailable' : `upload/${picture.refused}`,
    );
  }

  async function refuseTooMany(upload: Upload): Promise<void> {
    const found = await countImages(db, upload);
    // The student was deleted after the ticket was issued.
    if (!found) throw new ApiError('upload/expired');
    if (
      Number(found.images) >= mostShownImages ||
      // A ticket can be retried, but each try decodes a picture.
      (await rateLimits.take('upload-tries', upload.studentId)) !== null
    ) {
      throw new ApiError('request/rate-limited');
    }
  }

  return {
    prepareUpload: async (caller, { fileName }) => {
      const student = studentKeyOf(caller);
      if (!isOwnFileName(fileName, student.studentId)) throw new ApiError('upload/name-invalid');
      const imageId = newId();
      const ticket = await uploadTickets.issue({ ...student, imageId });
      return {
        uploadUrl: `/api/cards/uploads/${ticket}`,
        downloadUrl: `/api/cards/images/${imageId}`,
      };
    },

    readTicket: async (ticket) => {
      const upload = await uploadTickets.read(ticket);
      if (upload === null) throw new ApiError('request/not-found');
      if (upload === 'expired') throw new ApiError('upload/expired');
      return upload;
    },

    receiveUpload: async (upload, bytes) => {
      // A retry after a lost response. The ticket cannot replace a stored picture.
      if (await findImage(db, upload.imageId, oneSchool(upload.schoolId))) return;
      await refuseTooMany(upload);
      const jpeg = await clean(bytes);
      // Queued for deletion first, so that the file is deleted if the process dies before the row is written.
      await insertUnwantedImage(db, upload, new Date(clock.now().getTime() + unfinishedMs));
      await orUnavailable(storage.put(imageKey(upload), jpeg, 'image/jpeg'));
      await transact(async (connection) => {
        await insertImage(connection, {
          ...upload,
          byteSize: jpeg.length,
          createdAt: clock.now(),
        });
        await deleteUnwantedImage(connection, upload);
        await deleteOldestUnusedImages(connection, upload, mostImages);
      });
    },

    readImage: async (caller, imageId) => {
      const scope = readerScopeOf(caller);
      const image = await findImage(db, imageId, scope);
      if (!image) throw studentNotFound(scope);
      refuseClassmates(caller, image);
      const bytes = await orUnavailable(storage.get(imageKey(image)));
      if (!bytes) throw new ApiError('request/not-found');
      return bytes;
    },
  };
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new ApiError('server/unavailable', { cause: error });
  }
}

export const createFindPicture =
  ({ db, storage }: { readonly db: Database; readonly storage: Storage }) =>
  async (owner: StudentKey, imageId: string): Promise<Uint8Array | null> => {
    const image = await findImage(db, imageId, oneSchool(owner.schoolId));
    return image?.studentId === owner.studentId ? storage.get(imageKey(image)) : null;
  };

type CleanUpDeps = Pick<CardImagesDeps, 'db' | 'transact' | 'storage' | 'clock'>;

/** Covers a long weekend: the sort that shows the picture may exist only on a closed laptop. */
const unusedDays = 7;
const day = 24 * 60 * 60_000;
const rowsAtOnce = 1000;
const filesAtOnce = 20;
const firstId = '00000000-0000-0000-0000-000000000000';

export async function forgetUnusedImages({ db, clock }: CleanUpDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedDays * day);
  let after: string | null = firstId;
  while (after !== null) after = await deleteUnusedImages(db, { after, before, limit: rowsAtOnce });
}

export async function deleteUnwantedFiles(
  { transact, storage, clock }: CleanUpDeps,
  onError: (error: StorageUnavailable) => void,
): Promise<void> {
  const deleteSome = () =>
    transact(async (connection) => {
      const some = await lockUnwantedImages(connection, clock.now(), filesAtOnce);
      for (const { isKept, ...image } of some) {
        if (!isKept) await storage.delete(imageKey(image));
        await deleteUnwantedImage(connection, image);
      }
      return some.length;
    });
  try {
    while ((await deleteSome()) === filesAtOnce);
  } catch (error) {
    // The rows stay, so the next run tries again.
    if (!(error instanceof StorageUnavailable)) throw error;
    onError(error);
  }
}
