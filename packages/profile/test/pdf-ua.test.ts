import { languages } from '@trio/i18n/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { java, type PdfUaChecker, startPdfUaChecker } from '../../../tools/pdf-ua/checker.ts';
import { type Defect, smallPdf } from '../../../tools/pdf-ua/small-pdf.ts';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { installedEngines } from './installed-engines.ts';
import { sampleSignIns } from './sample-sign-ins.ts';

describe.skipIf(java === undefined)('PDF/UA-1, by veraPDF', () => {
  let checker: PdfUaChecker;
  beforeAll(async () => {
    checker = await startPdfUaChecker(java ?? '');
    // The first check starts Java; that must not count as test time.
    await checker.check(smallPdf());
  });
  afterAll(() => checker.stop());

  describe('the validator', () => {
    it('accepts a minimal valid document', async () => {
      expect(await checker.check(smallPdf())).toMatchObject({ compliant: true, failures: [] });
    });

    it.each<[Defect, string]>([
      ['no tags', '7.1-11'],
      ['no language', '7.2-33'],
      ['no title', '7.1-9'],
      ['a figure without alternative text', '7.3-1'],
    ])('reports %s', async (defect, rule) => {
      const { compliant, failures } = await checker.check(smallPdf(defect));
      expect(compliant).toBe(false);
      expect(failures.map((failure) => failure.rule)).toContain(rule);
    });

    it('refuses a file that is not a PDF', async () => {
      await expect(checker.check(Buffer.from('a letter'))).rejects.toThrow(
        'could not read the file',
      );
    });
  });

  describe.each(installedEngines)('the %s engine', (_engine, engine) => {
    it.each(Object.entries(sampleProfiles))(
      'the profile of %s passes every check',
      async (_, data) => {
        const report = await checker.check(await engine.makeProfile(data));
        expect(report).toMatchObject({ compliant: true, failures: [] });
        expect(report.checks).toBeGreaterThan(5000);
      },
    );

    it.each(languages)('the deck’s document in %s passes every check', async (language) => {
      const report = await checker.check(await engine.makeDeckDocument(language));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(20_000);
    });

    it.each(languages)('the card pages in %s pass every check', async (language) => {
      const report = await checker.check(await engine.makeCardPages(language));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(20_000);
    });

    it.each(languages)('the comment sheet in %s passes every check', async (language) => {
      const report = await checker.check(await engine.makeCommentSheet(language));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(5000);
    });

    it.each(languages)('the lesson plan in %s passes every check', async (language) => {
      const report = await checker.check(await engine.makeLesson(language));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(1000);
    });

    it.each(languages)('the worksheet in %s passes every check', async (language) => {
      const report = await checker.check(await engine.makeWorksheet(language));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(500);
    });

    it.each(languages)('the sheet of sign-ins in %s passes every check', async (language) => {
      const report = await checker.check(await engine.makeSignInSheet(sampleSignIns(language)));
      expect(report).toMatchObject({ compliant: true, failures: [] });
      expect(report.checks).toBeGreaterThan(500);
    });
  });
});

it('the portable engine is installed on every machine', () => {
  expect(installedEngines.map(([name]) => name)).toContain('portable');
});
