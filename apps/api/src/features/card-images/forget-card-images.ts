import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import { StorageUnavailable, type Storage } from '../../platform/storage/storage.ts';
import { imageKey } from './card-images.policy.ts';
import { deleteUnused, deleteUnwanted, lockUnwanted } from './card-images.repository.ts';

interface ForgetWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** Covers a long weekend: the sort that shows the picture may exist only on a closed laptop. */
const unusedDays = 7;
const day = 24 * 60 * 60_000;
const rowsAtOnce = 1000;
const filesAtOnce = 20;
const firstId = '00000000-0000-0000-0000-000000000000';

export async function forgetUnusedImages({ db, clock }: ForgetWorld): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedDays * day);
  let after: string | null = firstId;
  while (after !== null) after = await deleteUnused(db, { after, before, limit: rowsAtOnce });
}

/** Deletes files of unused pictures, deleted students and schools, and unfinished uploads. */
export async function deleteUnwantedFiles(
  { transact, storage, clock }: ForgetWorld,
  onTrouble: (error: StorageUnavailable) => void,
): Promise<void> {
  const deleteSome = () =>
    transact(async (connection) => {
      const some = await lockUnwanted(connection, clock.now(), filesAtOnce);
      for (const { isKept, ...image } of some) {
        if (!isKept) await storage.delete(imageKey(image));
        await deleteUnwanted(connection, image);
      }
      return some.length;
    });
  try {
    while ((await deleteSome()) === filesAtOnce);
  } catch (error) {
    // The rows stay, so the next run tries again.
    if (!(error instanceof StorageUnavailable)) throw error;
    onTrouble(error);
  }
}
