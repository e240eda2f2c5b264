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
const mostWaiting = 40;

/** One picture at a time bounds memory and CPU. */
export function createPictures(clean = cleanPicture, most = mostWaiting): Pictures {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  async function inTurn<T>(work: () => Promise<T>): Promise<T | { readonly refused: 'busy' }> {
    if (waiting >= most) return { refused: 'busy' };
    waiting += 1;
    const cleaned = last.then(work);
    last = cleaned.catch(() => undefined);
    try {
      return await cleaned;
    } finally {
      waiting -= 1;
    }
  }
  return {
    clean: (bytes) => inTurn(() => clean(bytes)),
    cleanDrawing: (bytes) => inTurn(() => cleanDrawing(bytes)),
  };
}
