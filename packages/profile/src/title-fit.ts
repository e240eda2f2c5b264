import { countLinesOf, wordWidths } from './letter-widths.ts';

/** Headings are set in a wider letter than text: the widest of the deck's titles by this much. */
export const headingWidth = 1.16;

/** A text in heading letters: its size and the width of its lines, both in points. */
export interface TitleFit {
  readonly size: number;
  readonly width: number;
}

/** A card's measures, in parts of its width: the title stands on a band below the picture. */
const card = { height: 1.6, band: 0.36, inset: 0.075 };
const sizes = [1, 0.88, 0.76, 0.64, 0.54, 0.45];
const line = 1.06;

/** The largest of a few sizes at which a title stands within the band of a card. */
export function fitOnBand(title: string, cardWidth: number, largest: number): TitleFit {
  const width = cardWidth * (1 - 2 * card.inset);
  const room = cardWidth * card.band - 8;
  const words = wordWidths(title);
  const fits = (size: number): boolean =>
    size * line * countLinesOf(words, width / size / headingWidth) <= room;
  const size = sizes.map((part) => part * largest).find(fits) ?? largest * 0.38;
  return { size, width: evenWidth(title, width, size) };
}

/** As narrow as its lines may be without becoming more: no lonely word on the last one. */
export function evenWidth(text: string, width: number, size: number): number {
  const em = size * headingWidth;
  const words = wordWidths(text);
  const lines = countLinesOf(words, width / em);
  if (lines === 1) return width;
  let narrow = width;
  while (countLinesOf(words, (narrow - em / 2) / em) === lines) narrow -= em / 2;
  // Not to the last point: the letters are counted, not set.
  return Math.min(width, narrow + em / 4);
}
