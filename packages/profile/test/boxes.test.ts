import { describe, expect, it } from 'vitest';
import { openPdfFile, type PdfFile } from '../src/pdf/pdf-file.ts';
import { isDictionary, listed, numbersOf } from '../src/pdf/pdf-values.ts';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { installedEngines } from './installed-engines.ts';

const boxesOf = (file: PdfFile, role: string): number[][] =>
  file.structureElements(role).map((element) => {
    const attributes = listed(file.dictionary(element).get('A')).filter(isDictionary);
    return numbersOf(attributes.find((each) => each.has('BBox'))?.get('BBox'));
  });

// No validator checks the boxes, but ISO 32000 requires them and screen readers use them.
describe.each(installedEngines)('the %s engine', (_engine, engine) => {
  it.each(Object.entries(sampleProfiles))(
    'gives every figure and table of %s its bounding box',
    async (_, data) => {
      const file = openPdfFile(await engine.makeProfile(data));
      const figures = boxesOf(file, 'Figure');
      expect(figures.length).toBeGreaterThan(6);
      for (const [left = 0, bottom = 0, right = 0, top = 0] of [
        ...figures,
        ...boxesOf(file, 'Table'),
      ]) {
        expect(left).toBeGreaterThanOrEqual(18);
        expect(bottom).toBeGreaterThanOrEqual(18);
        expect(right - left).toBeGreaterThan(50);
        expect(top - bottom).toBeGreaterThan(50);
        expect(right).toBeLessThanOrEqual(612 - 18);
        expect(top).toBeLessThanOrEqual(792 - 18);
      }
    },
  );
});

it('both engines give a poster the same bounding box', async () => {
  const [first, ...others] = await Promise.all(
    installedEngines.map(async ([, engine]) =>
      boxesOf(openPdfFile(await engine.makeProfile(sampleProfiles.ordinary)), 'Figure')
        .filter(([left = 0, , right = 0]) => right - left === 160)
        .toSorted((one, other) => Number(one[0]) - Number(other[0])),
    ),
  );
  expect(first).toHaveLength(3);
  for (const other of others) expect(other).toEqual(first);
});
