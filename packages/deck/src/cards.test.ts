import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderFacts, renderTexts } from '../tools/render.ts';
import type { Both, CardSource, Color } from './card-source.ts';
import { cards as deck } from './cards.ts';
import { sameInBoth } from './same-in-both.ts';

const careers = deck.flatMap((card) =>
  card.careers.map((career) => ({ card: card.key, ...career })),
);

const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function textsOf(card: CardSource): [place: string, text: Both][] {
  const { words } = card;
  return [
    ['title', card.title],
    ['plain line', card.plain],
    ...card.careers.map(({ title }, n): [string, Both] => [`career ${n + 1}`, title]),
    ['problem', { en: words.paragraphs.en[0], fr: words.paragraphs.fr[0] }],
    ['response', { en: words.paragraphs.en[1], fr: words.paragraphs.fr[1] }],
    ['alt', words.alt],
    ['subject', words.subject],
    ['question', words.question],
  ];
}

describe('the deck', () => {
  it('has 56 cards with unique keys', () => {
    expect(deck).toHaveLength(56);
    expect(new Set(deck.map(({ key }) => key)).size).toBe(56);
  });

  it('has 9 or 10 cards per category, and no two neighbours of one category among the first 54', () => {
    const counts: Partial<Record<Color, number>> = {};
    for (const { color } of deck) counts[color] = (counts[color] ?? 0) + 1;
    expect(counts).toEqual({ blue: 10, yellow: 9, pink: 10, purple: 9, green: 9, red: 9 });
    const repeats = deck
      .slice(0, 54)
      .filter(({ color }, n) => n > 0 && color === deck[n - 1]?.color);
    expect(repeats).toEqual([]);
  });

  it('has no career on entrepreneurship, 13 on wealth, at most 14 anywhere', () => {
    const count = (key: string) => deck.find((card) => card.key === key)?.careers.length;
    expect(count('entrepreneurship')).toBe(0);
    expect(count('wealth')).toBe(13);
    for (const card of deck) {
      if (card.key !== 'entrepreneurship') expect(card.careers.length).toBeGreaterThanOrEqual(8);
      expect(card.careers.length).toBeLessThanOrEqual(14);
    }
  });

  it('matches the generated files, which the browser loads', () => {
    const generated = (name: string) =>
      readFileSync(new URL(`${name}.generated.ts`, import.meta.url), 'utf8');
    expect(generated('facts')).toBe(renderFacts());
    expect(generated('texts.en')).toBe(renderTexts('en'));
    expect(generated('texts.fr')).toBe(renderTexts('fr'));
  });
});

describe('careers', () => {
  it.each(careers)(
    '$card: $title.en has well-formed codes',
    ({ noc, onet, jobZone, jobBank, newBrunswick }) => {
      expect(noc).toMatch(/^\d[0-5]\d{3}$/u);
      expect(onet).toMatch(/^\d{2}-\d{4}\.\d{2}$/u);
      expect(jobZone === null || (jobZone >= 1 && jobZone <= 5)).toBe(true);
      expect(jobBank === null || Number.isInteger(jobBank)).toBe(true);
      expect(newBrunswick).toBeGreaterThanOrEqual(589);
      expect(newBrunswick).toBeLessThanOrEqual(1104);
    },
  );

  it('are listed once per card, in each language', () => {
    for (const card of deck) {
      for (const language of ['en', 'fr'] as const) {
        const titles = card.careers.map(({ title }) => title[language].toLowerCase());
        expect(new Set(titles).size, `${card.key} ${language}`).toBe(titles.length);
      }
    }
  });

  it('of the reconciliation card include no trapper, anthropologist or historian', () => {
    const card = deck.find(({ key }) => key === 'pathsToReconciliation');
    const titles = card?.careers.map(({ title }) => title.en).join();
    expect(titles).not.toMatch(/trapper|anthropologist|historian/iu);
  });
});

describe.each(deck)('$key', (card) => {
  const texts = textsOf(card);

  it('has different texts in French and English', () => {
    const same = texts.filter(([, { en, fr }]) => en === fr).map(([, { en }]) => en);
    expect(same.filter((text) => !sameInBoth.has(text))).toEqual([]);
  });

  it('follows the typography of each language', () => {
    for (const [place, { en, fr }] of texts) {
      for (const text of [en, fr]) {
        expect(text.trim(), place).toBe(text);
        expect(text, place).not.toBe('');
        expect(text, `${place}: straight quotes or double spaces`).not.toMatch(/['"]| {2}/u);
      }
      expect(fr, `${place}: a plain space before a colon or inside guillemets`).not.toMatch(
        / [:»]|« /u,
      );
      expect(fr, `${place}: a space before ; ! ?`).not.toMatch(/[ \u00a0\u202f][;!?]/u);
      expect(fr, `${place}: a slash, a middle dot or a bracket`).not.toMatch(/[/·•()]/u);
    }
  });
});

describe.each(deck)('$key', ({ title, plain, words }) => {
  it('has a title that fits its band', () => {
    expect(title.en.length).toBeLessThanOrEqual(32);
    expect(title.fr.length).toBeLessThanOrEqual(40);
  });

  it('has a plain line of at most eight words that does not repeat the title', () => {
    for (const [line, most, other] of [
      [plain.en, 44, title.en],
      [plain.fr, 48, title.fr],
    ] as const) {
      expect(countWords(line)).toBeLessThanOrEqual(8);
      expect(line.length).toBeLessThanOrEqual(most);
      expect(line).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(line.toLowerCase()).not.toBe(other.toLowerCase());
    }
  });

  it('has paragraphs of 40 to 70 words', () => {
    for (const paragraph of [...words.paragraphs.en, ...words.paragraphs.fr]) {
      expect(countWords(paragraph)).toBeGreaterThanOrEqual(40);
      expect(countWords(paragraph)).toBeLessThanOrEqual(70);
    }
  });

  it('has an alternative text of 6 to 32 words and ends its question with a question mark', () => {
    for (const alt of [words.alt.en, words.alt.fr]) {
      expect(countWords(alt)).toBeGreaterThanOrEqual(6);
      expect(countWords(alt)).toBeLessThanOrEqual(32);
    }
    expect(words.question.en).toMatch(/\?$/u);
    expect(words.question.fr).toMatch(/\?$/u);
  });

  it('has no cliché and no figure that ages', () => {
    const english = [...words.paragraphs.en, title.en].join(' ');
    const french = [...words.paragraphs.fr, title.fr].join(' ');
    expect(english).not.toMatch(
      /make a difference|change the world|today['’]s world|ever-changing|cutting-edge|game.changer|imagine|passionate|unlock|empower/iu,
    );
    expect(french).not.toMatch(
      /faire la différence|changer le monde|monde d’aujourd’hui|imagine|passionné|de pointe/iu,
    );
    expect(`${english} ${french}`, 'a figure that ages').not.toMatch(/\d+ ?%|\d{4}/u);
  });
});

it('no two cards have the same plain line', () => {
  for (const language of ['en', 'fr'] as const) {
    const lines = deck.map(({ plain }) => plain[language].toLowerCase());
    expect(new Set(lines).size).toBe(lines.length);
  }
});

it('no two cards have the same title', () => {
  for (const language of ['en', 'fr'] as const) {
    const titles = deck.map(({ title }) => title[language].toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  }
});

it('no two cards begin with the same two words', () => {
  for (const language of ['en', 'fr'] as const) {
    const openings = deck.map(({ words }) =>
      words.paragraphs[language][0].split(' ').slice(0, 2).join(' '),
    );
    expect(new Set(openings).size).toBe(openings.length);
  }
});
