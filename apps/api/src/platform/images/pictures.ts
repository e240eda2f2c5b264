import { createBoundedQueue } from '../bounded-queue.ts';
import {
  cleanDrawing,
  cleanPicture,
  type CleanedDrawing,
  type CleanedPicture,
} from './clean-picture.ts';

export interface Pictures {
  /** `busy`: too many pictures are waiting. */
  clean(bytes: Uint8Array): Promise<CleanedPicture | { readonly refused: 'busy' }>;
  cleanDrawing(bytes: Uint8Array): Promise<CleanedDrawing | { readonly refused: 'busy' }>;
}

/** Enough for a class that uploads at the same moment. */
const mostAtOnce = 40;

/** One picture at a time bounds memory and CPU. */
export function createPictures(clean = cleanPicture, most = mostAtOnce): Pictures {
  const queue = createBoundedQueue(1, most - 1);
  return {
    clean: async (bytes) => queue.run(() => clean(bytes)) ?? { refused: 'busy' },
    cleanDrawing: async (bytes) => queue.run(() => cleanDrawing(bytes)) ?? { refused: 'busy' },
  };
}
