import { cleanPicture, type CleanedPicture } from './clean-picture.ts';

/** Pictures that strangers send, made safe to keep and to show. */
export interface Pictures {
  /** The picture again, of its pixels alone; or why not. `busy` says that too many came at once. */
  clean(bytes: Uint8Array): Promise<CleanedPicture | { readonly refused: 'busy' }>;
}

/** A class that sends at the same moment waits in turn; more than that is turned away. */
const mostWaiting = 40;

/** One picture at a time: the memory and the processor that pictures take have a known bound. */
export function createPictures(clean = cleanPicture, most = mostWaiting): Pictures {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    clean: async (bytes) => {
      if (waiting >= most) return { refused: 'busy' };
      waiting += 1;
      const cleaned = last.then(() => clean(bytes));
      last = cleaned.catch(() => undefined);
      try {
        return await cleaned;
      } finally {
        waiting -= 1;
      }
    },
  };
}
