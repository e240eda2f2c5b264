import type { Region } from '@trio/domain/regions';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../tools/read-csv.ts';
import { loadCareers } from './careers.ts';
import { outsideLinks } from './outside-links.ts';

const { all } = await loadCareers('en');
const nurse = {
  noc: '31301',
  onet: '29-1141.00',
  jobZone: 4,
  jobBank: 993,
  newBrunswick: 757,
  group: { jobBankGroup: 1234 },
} as const;

const urls = (
  region: Region,
  language: 'en' | 'fr',
  career: Parameters<typeof outsideLinks>[0] = nurse,
  hasNewBrunswickPages = false,
) => outsideLinks(career, { region, language, hasNewBrunswickPages }).map(({ url }) => url);

describe('outside links', () => {
  it('lead in Canada to the same job on Job Bank, in the student’s language', () => {
    expect(urls('canada', 'en')).toEqual([
      'https://www.jobbank.gc.ca/marketreport/summary-occupation/993/ca',
    ]);
    expect(urls('canada', 'fr')).toEqual([
      'https://www.guichetemplois.gc.ca/rapportmarche/profession/993/ca',
    ]);
  });

  it('lead to the page of the group if the same job is not known', () => {
    const career = { ...nurse, jobBank: null };
    expect(urls('canada', 'en', career)).toEqual([
      'https://www.jobbank.gc.ca/outlookreport/occupation/1234',
    ]);
    expect(urls('canada', 'fr', career)).toEqual([
      'https://www.guichetemplois.gc.ca/rapportperspective/profession/1234',
    ]);
  });

  it('lead to the classification if Job Bank has no page of the group', () => {
    const career = { ...nurse, jobBank: null, group: { jobBankGroup: null } };
    expect(urls('canada', 'fr', career)).toEqual([
      'https://noc.esdc.gc.ca/Structure/NOCProfile?GocTemplateCulture=fr-CA&code=31301&version=2021.0',
    ]);
  });

  it('have New Brunswick’s job board beside them, at its start page if page numbers are not trusted', () => {
    expect(urls('new-brunswick', 'en')[1]).toBe('https://www.nbjobs.ca/');
    expect(urls('new-brunswick', 'fr')[1]).toBe('https://www.emploisnb.ca/');
    expect(urls('new-brunswick', 'fr', nurse, true)[1]).toBe(
      'https://www.emploisnb.ca/occupations/node/757',
    );
    expect(urls('new-brunswick', 'en')[0]).toBe(urls('canada', 'en')[0]);
  });

  it('lead to O*NET in the United States, or to the classification if O*NET has no page', () => {
    expect(urls('usa', 'fr')).toEqual(['https://www.onetonline.org/link/summary/29-1141.00']);
    expect(urls('usa', 'en', { ...nurse, jobZone: null })[0]).toContain('noc.esdc.gc.ca');
  });

  it('lead elsewhere to the sites of both countries', () => {
    expect(urls('other', 'en')).toEqual([...urls('canada', 'en'), ...urls('usa', 'en')]);
    expect(urls('other', 'fr')).toEqual([...urls('canada', 'fr'), ...urls('usa', 'fr')]);
  });

  it('name each site once', () => {
    const career = { ...nurse, jobBank: null, jobZone: null, group: { jobBankGroup: null } };
    expect(urls('other', 'en', career)).toHaveLength(1);
  });
});

it('builds a valid address for every career in every region and language', () => {
  const expected =
    /^https:\/\/(?:www\.onetonline\.org\/link\/summary\/\d{2}-\d{4}\.\d{2}|www\.jobbank\.gc\.ca\/(?:marketreport\/summary-occupation\/\d+\/ca|outlookreport\/occupation\/\d+)|www\.guichetemplois\.gc\.ca\/(?:rapportmarche\/profession\/\d+\/ca|rapportperspective\/profession\/\d+)|www\.(?:nbjobs|emploisnb)\.ca\/occupations\/node\/\d+|noc\.esdc\.gc\.ca\/Structure\/NOCProfile\?GocTemplateCulture=(?:en|fr)-CA&code=\d{5}&version=2021\.0)$/u;
  for (const region of ['canada', 'new-brunswick', 'usa', 'other'] as const) {
    for (const language of ['en', 'fr'] as const) {
      const links = all.flatMap((career) => urls(region, language, career, true));
      expect(links.filter((address) => !expected.test(address))).toEqual([]);
    }
  }
});

it('never links a career to a Job Bank id of another group', () => {
  const groups = new Map(
    readCsv(new URL('../data/jobbank_groups.csv', import.meta.url)).map((row) => [
      Number(row['profile_id']),
      row['noc'],
    ]),
  );
  const wrong = all.filter(
    ({ jobBank, noc }) => jobBank !== null && (groups.get(jobBank) ?? noc) !== noc,
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});
