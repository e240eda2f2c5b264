import { join } from 'node:path';
import { checkStorageFolder } from '../check-installation.ts';
import type { Database } from '../database/database.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export interface StorageSettings {
  readonly dataFolder: string;
  readonly s3: S3Settings | null;
}

export const uploadsFolder = ({ dataFolder }: Pick<StorageSettings, 'dataFolder'>): string =>
  join(dataFolder, 'uploads');

export async function openStorage(db: Database, settings: StorageSettings): Promise<Storage> {
  if (settings.s3) return createS3Storage(settings.s3);
  const folder = uploadsFolder(settings);
  return createFolderStorage(folder, await checkStorageFolder(db, folder));
}
