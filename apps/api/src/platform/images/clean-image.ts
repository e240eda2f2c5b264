import type sharp from 'sharp';
import type { Sharp } from 'sharp';

export type ImageRefusal = 'empty' | 'type-invalid' | 'too-many-pixels' | 'damaged';
interface Refused {
  readonly refused: ImageRefusal;
}
export type CleanedImage = { readonly refused: null; readonly jpeg: Uint8Array } | Refused;
export type CleanedOverlay =
  | {
      readonly refused: null;
      readonly bytes: Uint8Array;
      readonly contentType: 'image/png' | 'image/jpeg';
    }
  | Refused;

/** More than most cameras have. Bounds memory; checked before decoding. */
const maxPixels = 25_000_000;
/** One row or column of 25 million pixels would take seconds, or hundreds of megabytes. */
const maxSide = 12_000;
/** The largest display size of a card on a dense screen. */
const box = { width: 960, height: 1200 };
const overlayBox = { width: 600, height: 750 };
/** Ten times the duration of an ordinary image on a busy machine. */
const timeoutSeconds = 10;

const signatures = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
];
/** The file's name and declared type are not trusted. */
const isPngOrJpeg = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));

/** Re-encodes only the pixels: no metadata and no bytes after the end survive. */
export const cleanImage = (bytes: Uint8Array): Promise<CleanedImage> =>
  reencode(bytes, box, async (image) => ({
    refused: null,
    jpeg: await image.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer(),
  }));

export const cleanOverlay = (bytes: Uint8Array): Promise<CleanedOverlay> =>
  reencode(bytes, overlayBox, async (image, hasAlpha) =>
    hasAlpha
      ? {
          refused: null,
          bytes: await image.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
          contentType: 'image/png',
        }
      : {
          refused: null,
          bytes: await image.jpeg({ quality: 82 }).toBuffer(),
          contentType: 'image/jpeg',
        },
  );

async function reencode<Cleaned>(
  bytes: Uint8Array,
  size: { width: number; height: number },
  encode: (image: Sharp, hasAlpha: boolean) => Promise<Cleaned>,
): Promise<Cleaned | Refused> {
  if (bytes.length === 0) return { refused: 'empty' };
  if (!isPngOrJpeg(bytes)) return { refused: 'type-invalid' };
  const open = await loadSharp();
  try {
    const { width, height, hasAlpha } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels || Math.max(width, height) > maxSide)
      return { refused: 'too-many-pixels' };
    const image = open(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: timeoutSeconds });
    return await encode(image, hasAlpha);
  } catch {
    // The library's errors are only prose; each means that the image cannot be read.
    return { refused: 'damaged' };
  }
}

let loading: Promise<typeof sharp> | undefined;

const loadSharp = (): Promise<typeof sharp> => (loading ??= setUpSharp());

async function setUpSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.concurrency(1);
  // Block all decoders except the two that we accept.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] });
  return loaded;
}
