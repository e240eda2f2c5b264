import { type Language, languages, locales } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { installedEngines } from './installed-engines.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';
import { comparable } from './reading.ts';
import { sampleSignIns } from './sample-sign-ins.ts';
import { textOf, walk } from './structure-tree.ts';

interface Made {
  readonly name: string;
  readonly language: Language;
  make(): Promise<Uint8Array>;
  readonly titled: string;
  readonly hasPictures?: boolean;
}

const documents: Made[] = installedEngines.flatMap(([engineName, engine]) => [
  ...Object.entries(sampleProfiles).map(([name, data]) => ({
    name: `the profile of ${name} (${engineName})`,
    language: data.language,
    make: () => engine.makeProfile(data),
    titled: data.firstName,
  })),
  ...languages.map((language) => ({
    name: `the deck’s document in ${language} (${engineName})`,
    language,
    make: () => engine.makeDeckDocument(language),
    titled: 'Trio',
  })),
  ...languages.map((language) => ({
    name: `the comment sheet in ${language} (${engineName})`,
    language,
    make: () => engine.makeCommentSheet(language),
    titled: 'Trio',
  })),
  ...languages.map((language) => ({
    name: `the card pages in ${language} (${engineName})`,
    language,
    make: () => engine.makeCardPages(language),
    titled: 'Trio',
  })),
  ...languages.map((language) => ({
    name: `the lesson plan in ${language} (${engineName})`,
    language,
    make: () => engine.makeLesson(language),
    titled: 'Trio',
    hasPictures: false,
  })),
  ...languages.map((language) => ({
    name: `the worksheet in ${language} (${engineName})`,
    language,
    make: () => engine.makeWorksheet(language),
    titled: 'Trio',
    hasPictures: false,
  })),
  ...languages.map((language) => ({
    name: `the sheet of sign-ins in ${language} (${engineName})`,
    language,
    make: () => engine.makeSignInSheet(sampleSignIns(language)),
    titled: 'Trio',
    hasPictures: false,
  })),
]);

describe.each(documents)('$name, as a screen reader reads it', (made) => {
  let reading: Promise<ReadPdf> | undefined;
  const read = () => (reading ??= made.make().then(readPdf));
  const isProfile = made.titled !== 'Trio';
  const tags = async () => walk((await read()).structure);

  it('declares its language and its title, and is tagged', async () => {
    const { language, title, isTagged } = await read();
    expect(isTagged).toBe(true);
    expect(language).toBe(locales[made.language]);
    expect(title).toContain(made.titled);
  });

  it('has headings that start at the first level and skip none', async () => {
    const levels = (await tags()).flatMap(({ role }) => /^H(\d)$/u.exec(role)?.[1] ?? []);
    expect(levels[0]).toBe('1');
    const skips = levels.filter(
      (level, index) => Number(level) - Number(levels[index - 1] ?? 0) > 1,
    );
    expect(skips).toEqual([]);
  });

  it('has a bookmark for each heading, at its depth', async () => {
    const headings = (await tags()).filter(({ role }) => /^H\d$/u.test(role));
    const wanted = headings.map((tag) => `${tag.role.slice(1)} ${textOf(tag)}`);
    const { bookmarks } = await read();
    expect(bookmarks.map(({ depth, title }) => `${depth} ${title}`).map(comparable)).toEqual(
      wanted.map(comparable),
    );
  });

  it('has an alternative text for every picture', async () => {
    const figures = (await tags()).filter(({ role }) => role === 'Figure');
    expect(figures.length > 3).toBe(made.hasPictures ?? true);
    expect(figures.filter(({ alt = '' }) => alt.trim().length < 8)).toEqual([]);
  });

  it('has links that name their target', async () => {
    const { links } = await read();
    // The deck's document has no region, so it has no career links.
    expect(links.length).toBeGreaterThanOrEqual(isProfile ? 10 : 0);
    for (const { url, contents, text } of links) {
      expect(url).toMatch(/^https:\/\//u);
      expect(contents).not.toBe('');
      // The printed text names the career or the source; a bare URL would not.
      expect(text.trim().length, url).toBeGreaterThan(1);
      expect(text).not.toMatch(/^https?:/u);
    }
  });

  it('has tables with a header for every column', async () => {
    const tables = (await tags()).filter(({ role }) => role === 'Table');
    for (const table of tables) {
      const cells = walk(table);
      const heads = cells.filter(({ role }) => role === 'TH');
      expect(heads.length).toBeGreaterThan(1);
      expect(heads.filter((head) => head.scope === undefined || textOf(head) === '')).toEqual([]);
    }
    expect(tables.length).toBeGreaterThanOrEqual(isProfile ? 1 : 0);
  });
});

it.each(installedEngines)(
  'the %s engine tags saved careers as lists of links to their public pages',
  async (_name, engine) => {
    const { structure, links } = await readPdf(await engine.makeProfile(sampleProfiles.secondSort));
    const wanted = 'Plombière ou plombier';
    const items = walk(structure).filter(
      (tag) => tag.role === 'LI' && comparable(textOf(tag)).includes(comparable(wanted)),
    );
    expect(items).toHaveLength(1);
    expect(items.flatMap(walk).filter(({ role }) => role === 'Link')).toHaveLength(1);
    const url = 'https://trio.example/fr/carrieres/plombiere-ou-plombier';
    expect(links.filter((link) => link.url === url).map(({ contents }) => contents)).toEqual([
      expect.stringMatching(/./u),
    ]);
  },
);
