import { limits } from '@trio/domain/limits';
import { ApiFailure } from '../api/api-failure.ts';
import { readPictureHead } from './picture-size.ts';

/** More than most phone cameras take; checked before memory is spent on it. */
const mostPixels = 100_000_000;
/** Browsers cannot decode an image with a longer side. */
const longestSideToDecode = 32_767;
/** The longer side of the sent photo; a card is never shown larger. */
const longestSide = 1200;
/** For a logo or watermark over a card, which stays transparent. */
const longestSideOfDrawing = 750;
const qualities = [0.85, 0.7, 0.5];

/**
 * Redraws a photo upright and small, so that its place and time (EXIF) never leave the device.
 * Throws `ApiFailure`.
 */
export const preparePicture = (file: Blob): Promise<Blob> => prepare(file, shrink);

export const prepareDrawing = (file: Blob): Promise<Blob> => prepare(file, shrinkDrawing);

async function prepare(file: Blob, redraw: (picture: ImageBitmap) => Promise<Blob>): Promise<Blob> {
  if (file.size === 0) throw new ApiFailure('upload/empty');
  const bytes = new Uint8Array(await readAll(file));
  const head = readPictureHead(bytes);
  if (head.kind === 'other') throw new ApiFailure('upload/type-invalid');
  if (head.kind === 'damaged') throw new ApiFailure('upload/damaged');
  if (
    head.width * head.height > mostPixels ||
    Math.max(head.width, head.height) > longestSideToDecode
  )
    throw new ApiFailure('upload/too-many-pixels');
  const picture = await createImageBitmap(new Blob([bytes], { type: `image/${head.kind}` })).catch(
    () => {
      throw new ApiFailure('upload/damaged');
    },
  );
  try {
    return await redraw(picture);
  } finally {
    picture.close();
  }
}

/** A file that was removed or changed after it was chosen cannot be read. */
const readAll = (file: Blob): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new ApiFailure('upload/damaged');
  });

async function shrink(picture: ImageBitmap): Promise<Blob> {
  const canvas = draw(picture, longestSide, '#fff');
  for (const quality of qualities) {
    // In sequence: the first quality that fits is the best.
    const blob = await toBlob(canvas, 'image/jpeg', quality);
    if (blob.size <= limits.imageBytesMax) return blob;
  }
  throw new ApiFailure('upload/too-large');
}

async function shrinkDrawing(picture: ImageBitmap): Promise<Blob> {
  const blob = await toBlob(draw(picture, longestSideOfDrawing, null), 'image/png');
  if (blob.size > limits.imageBytesMax) throw new ApiFailure('upload/too-large');
  return blob;
}

function draw(picture: ImageBitmap, longest: number, background: string | null): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new ApiFailure('upload/too-many-pixels');
  // Transparent parts become white, as on the server.
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ApiFailure('upload/damaged'))),
      type,
      quality,
    );
  });
