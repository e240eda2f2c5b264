import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { expectedDeckReading } from './expected-deck-reading.ts';
import { expectedReadings } from './expected-reading.ts';
import { installedEngines } from './installed-engines.ts';
import { readPdf } from './read-pdf.ts';
import { nearest, readingOf } from './reading.ts';

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
});
