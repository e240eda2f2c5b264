import { bandColors } from '@trio/deck/palette';
import { describe, expect, it } from 'vitest';
import { drawTrio, type PictureCard } from './trio-picture.ts';

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 80"><rect width="50" height="80" fill="${fill}"/></svg>`,
  )}`;

function photo(fill: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 100;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = fill;
  context.fillRect(0, 0, 400, 100);
  return canvas.toDataURL('image/png');
}

const card = (poster: string, changes: Partial<PictureCard> = {}): PictureCard => ({
  title: 'Cool a warming planet',
  color: 'green',
  poster,
  isPhoto: false,
  ...changes,
});
const three = [
  card(drawing('#ff0000')),
  card(drawing('#00ff00'), { color: 'blue' }),
  card(photo('#0000ff'), { isPhoto: true, color: 'red' }),
];

async function colorsAt(picture: Blob, points: readonly (readonly [number, number])[]) {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return {
    size: [bitmap.width, bitmap.height],
    colors: points.map(([x, y]) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
      return `#${hex(red)}${hex(green)}${hex(blue)}`;
    }),
  };
}

describe('the picture of the trio', () => {
  it('is a PNG with the three cards, own photos included, and their titles’ bands', async () => {
    const picture = await drawTrio({ heading: 'My three challenges', cards: three });
    expect(picture.type).toBe('image/png');
    const { size, colors } = await colorsAt(picture, [
      [540, 450],
      [195, 600],
      [885, 600],
      [420, 842],
      [800, 842],
    ]);
    expect(size).toEqual([1080, 1350]);
    expect(colors).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
      bandColors.green.toLowerCase(),
      bandColors.red.toLowerCase(),
    ]);
  });

  it('keeps very long titles and headings inside the picture', async () => {
    const long = 'Anticonstitutionnellement '.repeat(6).trim();
    const cards = three.map((each) => ({ ...each, title: long }));
    const edges = await colorsAt(await drawTrio({ heading: long, cards }), [
      ...Array.from({ length: 90 }, (_, at) => [8, at * 15] as const),
      ...Array.from({ length: 90 }, (_, at) => [1072, at * 15] as const),
    ]);
    expect(new Set(edges.colors)).toEqual(new Set(['#f6f3ec']));
  });

  it('is refused if a card’s picture cannot be loaded', async () => {
    const cards = [...three.slice(0, 2), card('/no-such-picture.png', { isPhoto: true })];
    await expect(drawTrio({ heading: 'My three', cards })).rejects.toThrow();
  });
});
