import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animatedPng,
  gif,
  goodJpeg,
  goodPng,
  halves,
  hugePng,
  phoneJpeg,
  pngChunk,
  svg,
  webp,
} from '../../../test/test-pictures.ts';
import { cleanOverlay, cleanImage } from './clean-image.ts';

async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  const image = await cleanImage(bytes);
  if (image.refused !== null) throw new Error(image.refused);
  return Buffer.from(image.jpeg);
}

async function colourAt(jpeg: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.min(red, green, blue) > 240) return 'white';
  return red > blue && red > green ? 'red' : blue > green ? 'blue' : 'green';
}

describe('an accepted image', () => {
  it.each([
    ['JPEG', goodJpeg],
    ['PNG', goodPng],
    ['animated PNG', animatedPng],
    ['16-bit PNG', () => halves().toColourspace('rgb16').png().toBuffer()],
    ['grey JPEG', () => halves().greyscale().jpeg().toBuffer()],
    ['progressive JPEG', () => halves().jpeg({ progressive: true }).toBuffer()],
  ])('is converted to JPEG: %s', async (_, make) => {
    const { format, width, height, space } = await sharp(await cleaned(await make())).metadata();
    expect({ format, width, height, space }).toEqual({
      format: 'jpeg',
      width: 80,
      height: 40,
      space: 'srgb',
    });
  });

  it('keeps only the first frame of an animation', async () => {
    const jpeg = await cleaned(await animatedPng());
    expect(await colourAt(jpeg, 0.1, 0.5)).toBe('red');
    expect(await colourAt(jpeg, 0.9, 0.5)).toBe('blue');
  });

  it('loses its metadata: place, time and author', async () => {
    const phone = await phoneJpeg();
    expect(await sharp(phone).metadata()).toHaveProperty('exif');
    expect(phone.includes('secret place')).toBe(true);
    const jpeg = await cleaned(phone);
    const { exif, icc, xmp, iptc, comments, orientation } = await sharp(jpeg).metadata();
    expect({ exif, icc, xmp, iptc, comments, orientation }).toEqual({});
    for (const trace of ['Exif', 'GPS', 'secret', 'Tremblay', 'ICC_PROFILE', 'adobe']) {
      expect(jpeg.includes(trace), trace).toBe(false);
    }
  });

  it('is rotated upright by its orientation tag', async () => {
    const jpeg = await cleaned(await phoneJpeg());
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 40, height: 80 });
    expect(await colourAt(jpeg, 0.5, 0.1)).toBe('red');
    expect(await colourAt(jpeg, 0.5, 0.9)).toBe('blue');
  });

  it('becomes white in its transparent areas', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: '#00000000' } as const;
    const png = await sharp({ create: clear }).png().toBuffer();
    expect(await colourAt(await cleaned(png), 0.5, 0.5)).toBe('white');
  });

  it('is scaled down to the size of a card', async () => {
    const wide = await cleaned(await halves(3000, 1000).jpeg().toBuffer());
    expect(await sharp(wide).metadata()).toMatchObject({ width: 960, height: 320 });
    const tall = await cleaned(await halves(1000, 3000).png().toBuffer());
    expect(await sharp(tall).metadata()).toMatchObject({ width: 400, height: 1200 });
  });

  it.each([
    ['a page behind a JPEG', goodJpeg, '<script>alert(1)</script>'],
    ['an archive behind a PNG', goodPng, 'PK\u0003\u0004 hidden.txt'],
  ])('loses %s', async (_, make, tail) => {
    const jpeg = await cleaned(Buffer.concat([await make(), Buffer.from(tail)]));
    expect(jpeg.includes(tail)).toBe(false);
    expect(jpeg.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });
});

describe('an invalid image', () => {
  const first = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);
  const noisy = () => {
    const pixels = Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * at) % 251));
    return sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } });
  };

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['empty', 'nothing', () => Buffer.alloc(0)],
    ['type-invalid', 'an SVG', () => svg],
    ['type-invalid', 'a GIF', gif],
    ['type-invalid', 'a WebP', webp],
    ['type-invalid', 'a page', () => Buffer.from('<!doctype html><img src="x.png">')],
    [
      'type-invalid',
      'a page before a JPEG',
      async () => Buffer.concat([Buffer.from('<html>'), await goodJpeg()]),
    ],
    [
      'type-invalid',
      'the first seven bytes of a PNG',
      async () => (await goodPng()).subarray(0, 7),
    ],
    [
      'damaged',
      'a PNG’s first bytes and then an SVG',
      async () => Buffer.concat([(await goodPng()).subarray(0, 8), svg]),
    ],
    ['damaged', 'half a JPEG', async () => first(await noisy().jpeg().toBuffer(), 0.5)],
    ['damaged', 'nine tenths of a JPEG', async () => first(await noisy().jpeg().toBuffer(), 0.9)],
    [
      'damaged',
      'half a progressive JPEG',
      async () => first(await noisy().jpeg({ progressive: true }).toBuffer(), 0.5),
    ],
    ['damaged', 'half a PNG', async () => first(await noisy().png().toBuffer(), 0.5)],
    ['damaged', 'the head of a PNG alone', async () => (await goodPng()).subarray(0, 33)],
    ['damaged', 'a JPEG’s first bytes', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['too-many-pixels', 'a small file of 3,600 megapixels', () => hugePng(60_000, 60_000)],
    ['too-many-pixels', 'one just over the limit', () => hugePng(5001, 5000)],
    ['too-many-pixels', 'one row of 25 million pixels', () => hugePng(24_999_999, 1)],
    ['too-many-pixels', 'one column of 25 million pixels', () => hugePng(1, 24_999_999)],
    ['too-many-pixels', 'a side just over the limit', () => halves(12_001, 2).png().toBuffer()],
  ])('is refused as %s: %s', async (refused, _, make) => {
    const bytes = await make();
    expect(await cleanImage(bytes)).toEqual({ refused });
    expect(await cleanOverlay(bytes)).toEqual({ refused });
  });

  it('accepts the longest side that is allowed', async () => {
    const wide = await cleaned(await halves(12_000, 2).png().toBuffer());
    expect(await sharp(wide).metadata()).toMatchObject({ width: 960, height: 1 });
  });

  it('does not allocate the inflated size of a compressed chunk', async () => {
    const png = await goodPng();
    const { deflateSync } = await import('node:zlib');
    const inflating = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
    const bomb = Buffer.concat([
      png.subarray(0, 33),
      pngChunk('iCCP', inflating),
      png.subarray(33),
    ]);
    const before = process.memoryUsage().rss;
    await cleanImage(bomb);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});
