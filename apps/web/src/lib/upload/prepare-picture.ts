import { limits } from '@trio/domain/limits';
import { ApiFailure } from '../api/api-failure.ts';

/** More than most phone cameras take; checked before memory is spent on it. */
const mostPixels = 100_000_000;
/** Browsers cannot decode an image with a longer side. */
const longestSideToDecode = 32_767;
/** The longer side of the sent photo; a card is never shown larger. */
const longestSide = 1200;
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

type PictureHead =
  | { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'other' };

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];

export function readPictureHead(bytes: Uint8Array): PictureHead {
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, at) => bytes[at] === byte);
  if (startsWith(pngSignature)) return readPng(viewOf(bytes));
  return startsWith(jpegSignature) ? readJpeg(viewOf(bytes)) : { kind: 'other' };
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readPng(view: DataView): PictureHead {
  if (view.byteLength < 24) return { kind: 'damaged' };
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(view: DataView): PictureHead {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // Fill bytes stand alone; every other segment states its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { kind: 'damaged' };
}

/** SOF0 to SOF15, without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
