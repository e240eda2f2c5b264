/** What a file's own first bytes say: what it is and how large, before anybody tries to draw it. */
export type PictureHead =
  | { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number }
  /** It begins like one and does not go on like one. */
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

/** Its first chunk holds the size, always in the same place. */
function readPng(view: DataView): PictureHead {
  if (view.byteLength < 24) return { kind: 'damaged' };
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** One segment after another, until the one that begins the frame. */
function readJpeg(view: DataView): PictureHead {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // Bytes that only fill stand alone; every other segment says how long it is.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { kind: 'damaged' };
}

/** SOF0 to SOF15, without the tables that stand among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
