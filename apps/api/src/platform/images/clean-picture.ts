import type sharp from 'sharp';

export type PictureRefusal = 'empty' | 'type-invalid' | 'too-many-pixels' | 'damaged';
export type CleanedPicture =
  | { readonly refused: null; readonly jpeg: Uint8Array }
  | { readonly refused: PictureRefusal };

/** More than most cameras take; a bound on memory, known before a pixel is read. */
const mostPixels = 25_000_000;
/** As large as a card is ever shown, on a dense screen. */
const box = { width: 960, height: 1200 };
/** A picture of ordinary size takes a tenth of this, also on a busy machine. */
const patienceSeconds = 10;

const signatures = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
];
/** What a file says of itself counts for nothing: neither its name nor its type. */
const isPngOrJpeg = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));

/**
 * A new JPEG of the picture's pixels: upright, without transparency, no larger than needed. Nothing
 * else of the file survives: no place, time, camera, name, profile or comment, nor what follows its end.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanedPicture> {
  if (bytes.length === 0) return { refused: 'empty' };
  if (!isPngOrJpeg(bytes)) return { refused: 'type-invalid' };
  const open = await loadSharp();
  try {
    // Only the head of the file is read for this.
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { refused: 'too-many-pixels' };
    const jpeg = await open(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .timeout({ seconds: patienceSeconds })
      .toBuffer();
    return { refused: null, jpeg };
  } catch {
    // The library says in prose what it stumbled over; all of it means that there is no picture here.
    return { refused: 'damaged' };
  }
}

let loading: Promise<typeof sharp> | undefined;

/** With the first picture: a start has better things to do. */
const loadSharp = (): Promise<typeof sharp> => (loading ??= setUpSharp());

async function setUpSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.concurrency(1);
  // Of all that it can read, the two kinds that we ask for.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] });
  return loaded;
}
