import { readFileSync } from 'node:fs';
import { cards } from '@trio/deck/cards';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../tools/read-csv.ts';
import { renderFacts, renderTexts } from '../tools/render.ts';
import { loadCareers } from './careers.ts';
import { careerFacts, groupFacts, usFacts } from './facts.generated.ts';
import { currentKey, movedCareers } from './moved-careers.ts';

const table = (name: string) => readCsv(new URL(`../data/${name}`, import.meta.url));
const sources = cards.flatMap((card) => card.careers);

it('matches the generated files, which the browser loads', () => {
  const generated = (name: string) =>
    readFileSync(new URL(`${name}.generated.ts`, import.meta.url), 'utf8');
  expect(generated('facts')).toBe(renderFacts());
  expect(generated('texts.en')).toBe(renderTexts('en'));
  expect(generated('texts.fr')).toBe(renderTexts('fr'));
});

describe('addresses', () => {
  it.each(['en', 'fr'] as const)('are unique and well-formed in %s', (language) => {
    const slugs = sources.map(({ slug }) => slug[language]);
    expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('of removed careers lead to a career that exists, in one step', () => {
    const keys = new Set(sources.map(({ slug }) => slug.en));
    const french = new Set(sources.map(({ slug }) => slug.fr));
    for (const { slug, next } of movedCareers) {
      expect(keys.has(slug.en) || french.has(slug.fr), slug.en).toBe(false);
      expect(keys.has(next), next).toBe(true);
    }
    expect(currentKey('gas-fitter')).toBe('plumber');
    expect(currentKey('plumber')).toBe('plumber');
    expect(currentKey('constructor')).toBe('constructor');
  });
});

const countWords = (text: string): number => text.split(/[\s\u00a0]+/u).length;

describe.each(cards.filter(({ careers }) => careers.length > 0))('$key', ({ careers }) => {
  it('says in one sentence what people do', () => {
    for (const { slug, work } of careers) {
      for (const text of [work.en, work.fr]) {
        expect(text, slug.en).toMatch(/^\p{Lu}[^.!?]*\.$/u);
        expect(text, slug.en).not.toMatch(/['"()/·]| {2}/u);
      }
      expect(countWords(work.en), slug.en).toBeGreaterThanOrEqual(9);
      expect(countWords(work.en), slug.en).toBeLessThanOrEqual(24);
      expect(countWords(work.fr), slug.en).toBeGreaterThanOrEqual(9);
      expect(countWords(work.fr), slug.en).toBeLessThanOrEqual(28);
      expect(work.fr, `${slug.en}: begins with an infinitive`).toMatch(
        /^(?:Se |S’|Ne )?\p{L}+(?:er|ir|re)\b/u,
      );
      expect(work.fr, slug.en).not.toMatch(/ [:»]|« |[ \u00a0][;!?]/u);
      expect(work.en, slug.en).not.toMatch(
        /\b(?:you|your|he|she|his|her|make a difference|passion|solutions|various|cutting-edge)\b/iu,
      );
    }
  });

  it('has a different sentence for each career', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(new Set(careers.map(({ work }) => work[language])).size).toBe(careers.length);
    }
  });
});

describe('every figure', () => {
  const cops = new Map(table('outlook_cops_2024_2033.csv').map((row) => [row['noc'], row]));
  const wages = new Map(table('wages_ca_2025_national.csv').map((row) => [row['noc'], row]));
  const bls = new Map(table('us_bls_projections_2024_2034.csv').map((row) => [row['soc'], row]));
  const provincial = new Map(
    table('wages_ca_provinces_hourly.csv').map((row) => [`${row['noc']} ${row['province']}`, row]),
  );
  const floor = 32_867;
  const keyOf = (words = '') =>
    words
      .toLowerCase()
      .replace(/ risk of /u, '-')
      .trim();

  it('of the outlook equals the table', () => {
    for (const [noc, { outlook }] of Object.entries(groupFacts)) {
      const row = cops.get(noc);
      expect(outlook?.is ?? '', noc).toBe(keyOf(row?.['future_conditions_en']));
      if (outlook === null) continue;
      expect(String(outlook.openings), noc).toBe(row?.['job_openings_2024_2033']);
      expect(String(outlook.seekers), noc).toBe(row?.['job_seekers_2024_2033']);
    }
  });

  it('of pay in Canada equals the table, and the floor is never shown', () => {
    for (const [noc, { pay }] of Object.entries(groupFacts)) {
      const row = wages.get(noc);
      if (pay === null) {
        expect(row?.['high'] ?? '', noc).toBe('');
        continue;
      }
      expect(pay.unit, noc).toBe(row?.['unit']);
      for (const name of ['low', 'median', 'high'] as const) {
        const stated = Number(row?.[name]);
        expect(pay[name], `${noc} ${name}`).toBe(stated === floor ? null : stated);
      }
    }
  });

  it('of pay in a province equals the table', () => {
    for (const [noc, { provinces }] of Object.entries(groupFacts)) {
      for (const [province, figures] of Object.entries(provinces)) {
        const row = provincial.get(`${noc} ${province}`);
        const stated = ['low', 'median', 'high', 'job_bank_release'].map((name) =>
          Number(row?.[name]),
        );
        expect(figures, `${noc} ${province}`).toEqual(stated);
      }
    }
  });

  it('of the United States equals the table', () => {
    for (const [soc, { median, isAtLeast, growth }] of Object.entries(usFacts)) {
      const row = bls.get(soc);
      const stated = row?.['median_annual_wage_2024_usd'] ?? '';
      expect(isAtLeast ? `>=${median}` : String(median ?? ''), soc).toBe(stated);
      expect(growth, soc).toBe(Number(row?.['percent_change_2024_2034']));
    }
  });

  it('has low, middle and high in this order', () => {
    for (const [noc, { pay }] of Object.entries(groupFacts)) {
      if (pay === null) continue;
      const figures = [pay.low, pay.median, pay.high].filter((figure) => figure !== null);
      expect(figures, noc).toEqual(figures.toSorted((a, b) => a - b));
    }
  });
});

it('loads every career in both languages with its figures', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { all, byKey } = await loadCareers(language);
    expect(all).toHaveLength(careerFacts.length);
    expect(all.filter(({ work, groupTitle }) => work === '' || groupTitle === '')).toEqual([]);
    expect(byKey.get('actuary')).toMatchObject({
      title: language === 'en' ? 'Actuary' : 'Actuaire',
      card: 'softLanding',
      color: 'yellow',
      training: 'university',
    });
  }
});
