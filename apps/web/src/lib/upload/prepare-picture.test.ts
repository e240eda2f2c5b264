import { describe, expect, it } from 'vitest';
import { prepareDrawing, preparePicture, readPictureHead } from './prepare-picture.ts';

const pngHead = (width: number, height: number): Blob => {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Blob([bytes]);
};

describe('a picture with too many pixels', () => {
  it.each([
    [60_000, 60_000],
    [24_999_999, 1],
    [1, 24_999_999],
  ])('is rejected before it is decoded: %i × %i', async (width, height) => {
    for (const prepare of [preparePicture, prepareDrawing]) {
      await expect(prepare(pngHead(width, height))).rejects.toMatchObject({
        code: 'upload/too-many-pixels',
      });
    }
  });
});

const png = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
const frame = (marker: number) => segment(marker, [8, 0x01, 0x2c, 0x00, 0xc8, 1, 1, 0x11, 0]);
const jpeg = (...segments: readonly number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]);

describe('the head of a picture', () => {
  it('has the size of a PNG', () => {
    expect(readPictureHead(png(60_000, 2))).toEqual({ kind: 'png', width: 60_000, height: 2 });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xcf])('has the size of a JPEG with a frame of type %i', (marker) => {
    const bytes = jpeg(segment(0xe0, [1, 2, 3]), segment(0xc4, [9]), [0xff], frame(marker));
    expect(readPictureHead(bytes)).toEqual({ kind: 'jpeg', width: 200, height: 300 });
  });

  it('is `other` for any other file', () => {
    expect(readPictureHead(new TextEncoder().encode('GIF89a'))).toEqual({ kind: 'other' });
    expect(readPictureHead(new Uint8Array())).toEqual({ kind: 'other' });
  });

  it('is `damaged` for a truncated file', () => {
    expect(readPictureHead(png(2, 2).subarray(0, 20))).toEqual({ kind: 'damaged' });
    expect(readPictureHead(jpeg())).toEqual({ kind: 'damaged' });
    expect(readPictureHead(jpeg(segment(0xe0, [1, 2, 3])))).toEqual({ kind: 'damaged' });
    expect(readPictureHead(jpeg(segment(0xe0, [1]), [1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual({
      kind: 'damaged',
    });
  });
});
