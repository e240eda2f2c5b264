import { describe, expect, it } from 'vitest';
import { languages } from '@trio/i18n/languages';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { installedEngines } from './installed-engines.ts';
import { type PlacedText, readPdf } from './read-pdf.ts';
import { sampleSignIns } from './sample-sign-ins.ts';

/** In points; printers cannot print on about this much of the edge. */
const margin = 18;

describe.each(installedEngines)('the %s engine', (_engine, engine) => {
  describe.each(Object.entries(sampleProfiles))('on the pages of %s', (_, data) => {
    it('each footer shows the page number and the page count', async () => {
      const { placed, pageSizes } = await readPdf(await engine.makeProfile(data));
      const total = pageSizes.length;
      const feet = pageSizes.map((_size, index) =>
        placed
          .filter(({ page, baseline }) => page === index + 1 && baseline < 40)
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s/gu, ''),
      );
      expect(feet).toEqual(pageSizes.map((_size, index) => `Trio${index + 1}/${total}`));
    });

    it('every text is inside the sheet, and no two overlap', async () => {
      const { placed, pageSizes } = await readPdf(await engine.makeProfile(data));
      expect(placed.length).toBeGreaterThan(100);
      const outside = placed.filter(({ page, left, right, baseline, size }) => {
        const { width = 0, height = 0 } = pageSizes[page - 1] ?? {};
        return (
          left < margin ||
          right > width - margin ||
          baseline - size * 0.25 < margin ||
          baseline + size * 0.8 > height - margin
        );
      });
      expect(outside).toEqual([]);
      // Marks overlap their letters. Any other overlap is a visible error, or an audible one: if a
      // font composes a letter, a screen reader reads each part as the whole letter.
      expect(overlapsOf(placed.filter(({ text }) => !/\p{M}/u.test(text)))).toEqual([]);
    });
  });
});

it.each(languages)(
  'the sheet of log-ins in %s has room for a long class name',
  async (language) => {
    const className =
      '9B Développement personnel et choix de carrière, période 3, groupe de M. Bélanger';
    for (const [, engine] of installedEngines) {
      const { placed } = await readPdf(
        await engine.makeSignInSheet({ ...sampleSignIns(language), className }),
      );
      expect(overlapsOf(placed)).toEqual([]);
      const outside = placed.filter(
        ({ right, baseline, size }) => right > 612 - margin || baseline + size * 0.8 > 792 - margin,
      );
      expect(outside).toEqual([]);
    }
  },
);

it('the check detects an overlapping text', () => {
  const one = { page: 1, text: 'one', left: 50, right: 90, baseline: 100, size: 10 };
  const over = { ...one, text: 'two', left: 80, right: 120, baseline: 104 };
  const below = { ...one, text: 'three', baseline: 88 };
  const elsewhere = { ...over, page: 2 };
  expect(overlapsOf([one, below, elsewhere])).toEqual([]);
  expect(overlapsOf([one, below, over])).toEqual(['page 1: “one” and “two”']);
});

function overlapsOf(placed: readonly PlacedText[]): string[] {
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => one.page === other.page && doOverlap(one, other))
      .map((other) => `page ${one.page}: “${one.text}” and “${other.text}”`),
  );
}

/** By x-height: lines may be close, but must not overlap. */
function doOverlap(one: PlacedText, other: PlacedText): boolean {
  // Letters may lean over their neighbours.
  const slack = Math.min(one.size, other.size) * 0.12;
  const isBeside = one.right - slack <= other.left || other.right - slack <= one.left;
  const top = ({ baseline, size }: PlacedText) => baseline + size * 0.5;
  return !isBeside && one.baseline < top(other) && other.baseline < top(one);
}
