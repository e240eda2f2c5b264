import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { java, type PdfUaChecker, startPdfUaChecker } from '../../../tools/pdf-ua/checker.ts';
import { expectedReadings } from './expected-reading.ts';
import { installedEngines } from './installed-engines.ts';
import { readPdf } from './read-pdf.ts';
import { nearest, readingOf } from './reading.ts';
import { everyCard, everyKind, samplesInEveryForm } from './variants.ts';

describe.skipIf(java === undefined)('PDF/UA-1 and the reading order of every variant', () => {
  let checker: PdfUaChecker;
  beforeAll(async () => {
    checker = await startPdfUaChecker(java ?? '');
  });
  afterAll(() => checker.stop());

  describe.each(installedEngines)('the %s engine', (_engine, engine) => {
    it.each([...samplesInEveryForm, ...everyCard, ...everyKind])(
      'the profile of %s complies with PDF/UA-1 and has the expected reading order',
      async (_, data) => {
        const pdf = await engine.makeProfile(data);
        expect(await checker.check(pdf)).toMatchObject({ compliant: true, failures: [] });
        const reading = readingOf(await readPdf(pdf));
        expect(reading).toEqual(nearest(await expectedReadings(data), reading));
      },
    );
  });
});
