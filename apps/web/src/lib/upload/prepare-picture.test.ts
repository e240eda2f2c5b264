import { describe, expect, it } from 'vitest';
import { prepareDrawing, preparePicture } from './prepare-picture.ts';

const pngHead = (width: number, height: number): Blob => {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Blob([bytes]);
};

describe('a picture that the browser cannot decode', () => {
  it.each([
    [60_000, 60_000],
    [24_999_999, 1],
    [1, 24_999_999],
  ])('is refused for its size before it is decoded: %i × %i', async (width, height) => {
    for (const prepare of [preparePicture, prepareDrawing]) {
      await expect(prepare(pngHead(width, height))).rejects.toMatchObject({
        code: 'upload/too-many-pixels',
      });
    }
  });
});
