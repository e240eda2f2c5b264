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
    'read aloud, the profile of %s says all of it, in order, and nothing else',
    async (_, data) => {
      const said = readingOf(await readPdf(await engine.makeProfile(data)));
      expect(said).toEqual(nearest(await expectedReadings(data), said));
    },
  );

  it.each(languages)('so does the deck’s document in %s', async (language) => {
    const said = readingOf(await readPdf(await engine.makeDeckDocument(language)));
    expect(said).toEqual(await expectedDeckReading(language));
  });
});
