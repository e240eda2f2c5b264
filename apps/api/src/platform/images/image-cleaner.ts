import { createBoundedQueue } from '../bounded-queue.ts';
import { cleanOverlay, cleanImage, type CleanedOverlay, type CleanedImage } from './clean-image.ts';

export interface ImageCleaner {
  clean(bytes: Uint8Array): Promise<CleanedImage | { readonly refused: 'busy' }>;
  cleanOverlay(bytes: Uint8Array): Promise<CleanedOverlay | { readonly refused: 'busy' }>;
}

/** One running and the rest waiting: a whole class may upload at once. */
const queueLimit = 40;

/** One image at a time bounds memory and CPU. */
export function createImageCleaner(clean = cleanImage, limit = queueLimit): ImageCleaner {
  const queue = createBoundedQueue(1, limit - 1);
  return {
    clean: async (bytes) => queue.run(() => clean(bytes)) ?? { refused: 'busy' },
    cleanOverlay: async (bytes) => queue.run(() => cleanOverlay(bytes)) ?? { refused: 'busy' },
  };
}
