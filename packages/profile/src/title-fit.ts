import { countLinesOf, wordWidths } from './letter-widths.ts';

/** The heading font is wider than the text font: at most by this factor for the deck's titles. */
export const headingWidth = 1.16;

/** In points. */
export interface TitleFit {
  readonly size: number;
  readonly width: number;
}

/** Relative to the card's width; the title's band is below the picture. */
const card = { height: 1.6, band: 0.36, inset: 0.075 };
const sizes = [1, 0.88, 0.76, 0.64, 0.54, 0.45];
const line = 1.06;

export function fitOnBand(title: string, cardWidth: number, largest: number): TitleFit {
  const width = cardWidth * (1 - 2 * card.inset);
  const room = cardWidth * card.band - 8;
  const words = wordWidths(title);
  const fits = (size: number): boolean =>
    size * line * countLinesOf(words, width / size / headingWidth) <= room;
  const size = sizes.map((part) => part * largest).find(fits) ?? largest * 0.38;
  return { size, width: evenWidth(title, width, size) };
}

/** The smallest width with the same number of lines, to avoid a single word on the last one. */
export function evenWidth(text: string, width: number, size: number): number {
  const em = size * headingWidth;
  const words = wordWidths(text);
  const lines = countLinesOf(words, width / em);
  if (lines === 1) return width;
  let narrow = width;
  while (countLinesOf(words, (narrow - em / 2) / em) === lines) narrow -= em / 2;
  // With a margin, because the widths are estimates.
  return Math.min(width, narrow + em / 4);
}
