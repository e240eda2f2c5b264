import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Left half red, right half blue, so that a test sees the orientation. */
export function halves(width = 80, height = 40): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const goodJpeg = (): Promise<Buffer> => halves().jpeg().toBuffer();
export const goodPng = (): Promise<Buffer> => halves().png().toBuffer();

/** Like a phone's portrait photo: stored sideways, with EXIF orientation and GPS position. */
export const phoneJpeg = (): Promise<Buffer> =>
  halves()
    .withExif({
      IFD0: { Artist: 'Léa Tremblay', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
    .jpeg()
    .toBuffer();

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  ]);
}

export async function animatedPng(): Promise<Buffer> {
  const first = await goodPng();
  const size = { width: 80, height: 40 };
  const green = { ...size, channels: 3, background: '#0f0' } as const;
  const second = await sharp({ create: green }).png().toBuffer();
  const control = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    data.writeUInt32BE(size.width, 4);
    data.writeUInt32BE(size.height, 8);
    data.writeUInt16BE(1, 20);
    return pngChunk('fcTL', data);
  };
  return Buffer.concat([
    first.subarray(0, headEnd),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    pngChunk('IDAT', pixelsOf(first)),
    control(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), pixelsOf(second)])),
    pngChunk('IEND'),
  ]);
}

const headEnd = 33;

function pixelsOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isPixels = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isPixels) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const gif = (): Promise<Buffer> => halves().gif().toBuffer();
export const webp = (): Promise<Buffer> => halves().webp().toBuffer();
