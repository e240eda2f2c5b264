import { crc32, deflateSync } from 'node:zlib';

const most = 96;

/** Flat posters and text need few colours: a palette makes the file a quarter of the size. */
export function palettePng(rgba: Uint8ClampedArray, width: number, height: number): Buffer {
  const palette = commonColors(rgba);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(rgba, 4 * (y * width + x));
      const index = nearest.get(color) ?? nearestIn(palette, color);
      nearest.set(color, index);
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colorAt = (rgba: Uint8ClampedArray, at: number): number =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);

const channels = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];

function commonColors(rgba: Uint8ClampedArray): number[] {
  const counts = new Map<number, { color: number; count: number }>();
  for (let at = 0; at < rgba.length; at += 4) {
    const color = colorAt(rgba, at);
    const coarse = color & 0xf0f0f0;
    const seen = counts.get(coarse);
    if (seen === undefined) counts.set(coarse, { color, count: 1 });
    else seen.count += 1;
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ color }) => color);
}

function nearestIn(palette: readonly number[], color: number): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const distances = palette.map((other) => {
    const [r = 0, g = 0, b = 0] = channels(other);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
