import { join } from 'node:path';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export interface StorageSettings {
  readonly dataFolder: string;
  /** Null keeps files in the data folder. */
  readonly s3: S3Settings | null;
}

export const createStorage = ({ dataFolder, s3 }: StorageSettings): Storage =>
  s3 ? createS3Storage(s3) : createFolderStorage(join(dataFolder, 'uploads'));
