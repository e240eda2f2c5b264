import type sharp from 'sharp';
import type { Sharp } from 'sharp';

export type PictureRefusal = 'empty' | 'type-invalid' | 'too-many-pixels' | 'damaged';
interface Refused {
  readonly refused: PictureRefusal;
}
export type CleanedPicture = { readonly refused: null; readonly jpeg: Uint8Array } | Refused;
export type CleanedDrawing =
  | {
      readonly refused: null;
      readonly bytes: Uint8Array;
      readonly contentType: 'image/png' | 'image/jpeg';
    }
  | Refused;

/** More than most cameras take; a bound on memory, known before a pixel is read. */
const mostPixels = 25_000_000;
/** A row or a column of 25 million pixels takes the decoder seconds, or hundreds of megabytes. */
const longestSide = 12_000;
/** As large as a card is ever shown, on a dense screen. */
const box = { width: 960, height: 1200 };
/** A drawing that lies over a card: a logo in its corner, a watermark over its poster. */
const drawingBox = { width: 600, height: 750 };
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
export const cleanPicture = (bytes: Uint8Array): Promise<CleanedPicture> =>
  drawAnew(bytes, box, async (picture) => ({
    refused: null,
    jpeg: await picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer(),
  }));

/** The same for what lies over something else: what is transparent stays so, in a PNG. */
export const cleanDrawing = (bytes: Uint8Array): Promise<CleanedDrawing> =>
  drawAnew(bytes, drawingBox, async (picture, hasAlpha) =>
    hasAlpha
      ? {
          refused: null,
          bytes: await picture.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
          contentType: 'image/png',
        }
      : {
          refused: null,
          bytes: await picture.jpeg({ quality: 82 }).toBuffer(),
          contentType: 'image/jpeg',
        },
  );

async function drawAnew<Cleaned>(
  bytes: Uint8Array,
  size: { width: number; height: number },
  encode: (picture: Sharp, hasAlpha: boolean) => Promise<Cleaned>,
): Promise<Cleaned | Refused> {
  if (bytes.length === 0) return { refused: 'empty' };
  if (!isPngOrJpeg(bytes)) return { refused: 'type-invalid' };
  const open = await loadSharp();
  try {
    // Only the head of the file is read for this.
    const { width, height, hasAlpha } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels || Math.max(width, height) > longestSide)
      return { refused: 'too-many-pixels' };
    const picture = open(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: patienceSeconds });
    return await encode(picture, hasAlpha);
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
