import {
  cleanDrawing,
  cleanPicture,
  type CleanedDrawing,
  type CleanedPicture,
} from './clean-picture.ts';

/** Pictures that strangers send, made safe to keep and to show. */
export interface Pictures {
  /** The picture again, of its pixels alone; or why not. `busy` says that too many came at once. */
  clean(bytes: Uint8Array): Promise<CleanedPicture | { readonly refused: 'busy' }>;
  /** The same for a logo or a watermark, whose transparency stays. */
  cleanDrawing(bytes: Uint8Array): Promise<CleanedDrawing | { readonly refused: 'busy' }>;
}

/** A class that sends at the same moment waits in turn; more than that is turned away. */
const mostWaiting = 40;

/** One picture at a time: the memory and the processor that pictures take have a known bound. */
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
