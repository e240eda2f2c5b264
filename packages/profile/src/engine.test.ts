import { readdirSync, readFileSync } from 'node:fs';
import { deckEdition } from '@trio/deck/edition';
import { limits } from '@trio/domain/limits';
import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { installedEngines } from '../test/installed-engines.ts';
import { readPdf } from '../test/read-pdf.ts';
import { loadEngine } from './compiler/engines.ts';
import { createProfileEngine } from './engine.ts';
import type { ProfileChallenge, ProfileData, ProfileEngine } from './profile-data.ts';
import { sampleProfiles } from './sample-profiles.ts';
import { sampleSignIns } from '../test/sample-sign-ins.ts';

const { ordinary, ownCards, secondSort, longest } = sampleProfiles;

async function textOf(engine: ProfileEngine, data: ProfileData): Promise<string> {
  const { placed } = await readPdf(await engine.makeProfile(data));
  return placed
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
}

describe.each(installedEngines)('a profile of the %s engine', (name, engine) => {
  it('is byte-identical for the same data, in any order and with another instance of the engine', async () => {
    const before = await engine.makeProfile(ownCards);
    await engine.makeProfile(longest);
    const again = await engine.makeProfile(ownCards);
    const loaded = loadEngine(name);
    if (!loaded) throw new Error('It was there before.');
    const elsewhere = await createProfileEngine(loaded).makeProfile(ownCards);
    expect(Buffer.compare(before, again)).toBe(0);
    expect(Buffer.compare(before, elsewhere)).toBe(0);
  });

  it.each(Object.entries(sampleProfiles))('of %s is under 280 KB', async (_, data) => {
    expect((await engine.makeProfile(data)).length).toBeLessThan(280_000);
  });

  it('uses two numbered sheets for a sort that does not fit on one', async () => {
    const brief = { includesFamilyPage: false, includesCounsellorPage: false };
    expect(await textOf(engine, { ...secondSort, ...brief })).toContain('Trio 6 / 6');
    const short = {
      ...ordinary,
      ...brief,
      sorted: ordinary.sorted.filter((_, place) => place % 2 === 0),
    };
    expect(await textOf(engine, short)).toContain('Trio 5 / 5');
  });

  it('shows hostile markup as plain text', async () => {
    const hostile =
      '#panic() #read("/etc") $x^2$ *b* _i_ <script> @ref ]) \\u{0} \u0000 `raw` = h // c';
    const shown = '#panic() #read("/etc") $x^2$ *b* _i_ <script> @ref ]) \\u{0} `raw` = h // c';
    const text = await textOf(engine, {
      ...ordinary,
      firstName: '#panic()',
      reflection: { reasons: [hostile, '', ''], shared: hostile, action: hostile },
    });
    expect(text.split(shown).length - 1).toBeGreaterThanOrEqual(3);
    expect(text).toContain('#panic() Okafor-Lindqvist');
  });

  it('leaves out an unreadable picture, and the next profile is complete', async () => {
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]);
    const [own] = ownCards.challenges;
    if (own.kind !== 'own') throw new Error('The first is their own.');
    const unreadable: ProfileChallenge = { ...own, picture: { bytes: broken, format: 'jpg' } };
    const { challenges } = ownCards;
    const text = await textOf(engine, {
      ...ownCards,
      challenges: [unreadable, challenges[1], challenges[2]],
    });
    expect(text).toContain('Un planchodrome');
    expect((await engine.makeProfile(ordinary)).length).toBeGreaterThan(0);
  });

  it('is made even if a title is invisible and there are no answers', async () => {
    const [own] = ownCards.challenges;
    if (own.kind !== 'own') throw new Error('The first is their own.');
    const { challenges } = ordinary;
    const text = await textOf(engine, {
      ...ordinary,
      challenges: [{ ...own, title: '\u200b' }, challenges[1], challenges[2]],
      sorted: [],
    });
    expect(text).toContain('Maya');
  });
});

describe.each(installedEngines)('the %s engine', (_name, engine) => {
  it.each(languages)(
    'the deck as one document (%s) has all 56 cards and stays small',
    async (language) => {
      const pdf = await engine.makeDeckDocument(language);
      const { bookmarks } = await readPdf(pdf);
      expect(bookmarks.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(56);
      expect(pdf.length).toBeLessThan(1_500_000);
    },
  );

  it.each(languages)(
    'the comment sheet (%s) has four cards a page after its first, and the edition on each page',
    async (language) => {
      const pdf = await engine.makeCommentSheet(language);
      const { pageSizes, placed } = await readPdf(pdf);
      expect(pageSizes).toHaveLength(1 + 56 / 4 + 1);
      const month = deckEdition.month[language];
      expect(placed.filter(({ text }) => text.includes(month)).map(({ page }) => page)).toEqual(
        pageSizes.map((_, index) => index + 1),
      );
      expect(pdf.length).toBeLessThan(1_500_000);
    },
  );

  it.each(languages)(
    'the card pages (%s) have two whole cards each, and the language and edition at the top',
    async (language) => {
      const pdf = await engine.makeCardPages(language);
      const { pageSizes, placed } = await readPdf(pdf);
      expect(pageSizes).toHaveLength(56 / 2);
      const heads = placed.filter(({ text }) => text.includes(deckEdition.month[language]));
      expect(heads.map(({ page }) => page)).toEqual(pageSizes.map((_, index) => index + 1));
      expect(pdf.length).toBeLessThan(1_500_000);
    },
  );

  it.each(languages)(
    'the worksheet (%s) is one sheet of two sides, and the lesson plan three sheets',
    async (language) => {
      const worksheet = await readPdf(await engine.makeWorksheet(language));
      expect(worksheet.pageSizes).toHaveLength(2);
      const plan = await readPdf(await engine.makeLesson(language));
      expect(plan.pageSizes).toHaveLength(5);
    },
  );

  it('the sheet of sign-ins has eight slips a page, also at the limits of names and addresses', async () => {
    const long = {
      name: `${'A'.repeat(limits.nameMax)} ${'B'.repeat(limits.nameMax)}`,
      login: `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.example`,
      isUsername: false,
      password: 'acorn-bridge-violin',
    };
    const { slips, ...data } = sampleSignIns('fr');
    const sheet = { ...data, slips: [...slips, ...slips.map(() => long)].slice(0, 16) };
    const { pageSizes, placed } = await readPdf(await engine.makeSignInSheet(sheet));
    expect(pageSizes).toHaveLength(2);
    const passwords = placed.filter(({ text }) => text.includes('acorn-bridge-violin'));
    expect(passwords.map(({ page }) => page)).toEqual([
      ...Array.from({ length: 8 }, () => 1),
      ...Array.from({ length: 8 }, () => 2),
    ]);
  });

  it('the documents for everyone are the same files each time', async () => {
    for (const make of [
      engine.makeCommentSheet,
      engine.makeCardPages,
      engine.makeLesson,
      engine.makeWorksheet,
    ]) {
      const first = await make('en');
      expect(Buffer.compare(first, await make('en'))).toBe(0);
      expect(Buffer.from(first).toString('latin1')).not.toMatch(/CreationDate|ModDate/u);
    }
  });
});

it('no template names a web address or an online package', () => {
  const folder = new URL('template/', import.meta.url);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/@preview|https?:/u);
  }
});
