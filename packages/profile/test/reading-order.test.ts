import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { expectedCardPagesReading } from './expected-card-pages-reading.ts';
import { expectedCommentSheetReading } from './expected-comment-sheet-reading.ts';
import { expectedDeckReading } from './expected-deck-reading.ts';
import { expectedLessonReading } from './expected-lesson-reading.ts';
import { expectedReadings } from './expected-reading.ts';
import { expectedSignInSheetReading } from './expected-sign-in-sheet-reading.ts';
import { expectedWorksheetReading } from './expected-worksheet-reading.ts';
import { installedEngines } from './installed-engines.ts';
import { readPdf } from './read-pdf.ts';
import { nearest, readingOf } from './reading.ts';
import { sampleSignIns } from './sample-sign-ins.ts';

describe.each(installedEngines)('the %s engine', (_engine, engine) => {
  it.each(Object.entries(sampleProfiles))(
    'the reading order of the profile of %s is exactly as expected',
    async (_, data) => {
      const reading = readingOf(await readPdf(await engine.makeProfile(data)));
      expect(reading).toEqual(nearest(await expectedReadings(data), reading));
    },
  );

  it.each(languages)(
    'the reading order of the deck’s document in %s is exactly as expected',
    async (language) => {
      const reading = readingOf(await readPdf(await engine.makeDeckDocument(language)));
      expect(reading).toEqual(await expectedDeckReading(language));
    },
  );

  it.each(languages)(
    'the reading order of the comment sheet in %s is exactly as expected',
    async (language) => {
      const reading = readingOf(await readPdf(await engine.makeCommentSheet(language)));
      expect(reading).toEqual(await expectedCommentSheetReading(language));
    },
  );

  it.each(languages)(
    'the reading order of the card pages in %s is exactly as expected',
    async (language) => {
      const reading = readingOf(await readPdf(await engine.makeCardPages(language)));
      expect(reading).toEqual(await expectedCardPagesReading(language));
    },
  );

  it.each(languages)(
    'the reading order of the lesson plan in %s is exactly as expected',
    async (language) => {
      const reading = readingOf(await readPdf(await engine.makeLesson(language)));
      expect(reading).toEqual(expectedLessonReading(language));
    },
  );

  it.each(languages)(
    'the reading order of the worksheet in %s is exactly as expected',
    async (language) => {
      const reading = readingOf(await readPdf(await engine.makeWorksheet(language)));
      expect(reading).toEqual(expectedWorksheetReading(language));
    },
  );

  it.each(languages)(
    'the reading order of the sheet of sign-ins in %s is exactly as expected',
    async (language) => {
      const data = sampleSignIns(language);
      const reading = readingOf(await readPdf(await engine.makeSignInSheet(data)));
      expect(reading).toEqual(expectedSignInSheetReading(data));
    },
  );
});
