import { describe, expect, it } from 'vitest';
import { careerLink, type CareerRegion } from './career-link.ts';
import { cards } from './cards.ts';
import type { CareerSource } from './card-source.ts';

const careers = cards.flatMap((card) => card.careers);
const nurse = {
  noc: '31301',
  onet: '29-1141.00',
  jobZone: 4,
  jobBank: 993,
  newBrunswick: 757,
} as const;

const link = (
  region: CareerRegion,
  language: 'en' | 'fr',
  career: Omit<CareerSource, 'title'> = nurse,
  hasNewBrunswickPages = true,
) => careerLink(career, { region, language, hasNewBrunswickPages });

describe('career links', () => {
  it('lead to O*NET in the United States', () => {
    expect(link('usa', 'en')).toBe('https://www.onetonline.org/link/summary/29-1141.00');
    expect(link('usa', 'fr')).toBe('https://www.onetonline.org/link/summary/29-1141.00');
  });

  it('lead in Canada to Job Bank in the student’s language, or to the classification if Job Bank has no page', () => {
    expect(link('canada', 'en')).toBe(
      'https://www.jobbank.gc.ca/marketreport/summary-occupation/993/ca',
    );
    expect(link('canada', 'fr')).toBe(
      'https://www.guichetemplois.gc.ca/rapportmarche/profession/993/ca',
    );
    expect(link('canada', 'fr', { ...nurse, jobBank: null })).toBe(
      'https://noc.esdc.gc.ca/Structure/NOCProfile?GocTemplateCulture=fr-CA&code=31301&version=2021.0',
    );
  });

  it('lead in New Brunswick to the board’s page, or to its start page if page numbers are not trusted', () => {
    expect(link('new-brunswick', 'en')).toBe('https://www.nbjobs.ca/occupations/node/757');
    expect(link('new-brunswick', 'fr')).toBe('https://www.emploisnb.ca/occupations/node/757');
    expect(link('new-brunswick', 'en', nurse, false)).toBe('https://www.nbjobs.ca/');
    expect(link('new-brunswick', 'fr', nurse, false)).toBe('https://www.emploisnb.ca/');
  });

  it('lead elsewhere to O*NET in English and to the classification in French', () => {
    expect(link('other', 'en')).toBe('https://www.onetonline.org/link/summary/29-1141.00');
    expect(link('other', 'fr')).toContain('NOCProfile?GocTemplateCulture=fr-CA&code=31301');
  });

  it('lead to the classification if O*NET has no page', () => {
    expect(link('usa', 'en', { ...nurse, jobZone: null })).toContain('noc.esdc.gc.ca');
  });
});

it('builds a valid address for every career in every region and language', () => {
  const expected =
    /^https:\/\/(?:www\.onetonline\.org\/link\/summary\/\d{2}-\d{4}\.\d{2}|www\.jobbank\.gc\.ca\/marketreport\/summary-occupation\/\d+\/ca|www\.guichetemplois\.gc\.ca\/rapportmarche\/profession\/\d+\/ca|www\.(?:nbjobs|emploisnb)\.ca\/occupations\/node\/\d+|noc\.esdc\.gc\.ca\/Structure\/NOCProfile\?GocTemplateCulture=(?:en|fr)-CA&code=\d{5}&version=2021\.0)$/u;
  for (const region of ['canada', 'new-brunswick', 'usa', 'other'] as const) {
    for (const language of ['en', 'fr'] as const) {
      const links = careers.map((career) => link(region, language, career));
      expect(links.filter((address) => !expected.test(address))).toEqual([]);
    }
  }
});
