/** Read from the first bytes, before the browser tries to decode the file. */
export type PictureHead =
  | { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number }
  /** The signature is right, but the rest is not. */
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

/** The first chunk holds the size at a fixed offset. */
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
