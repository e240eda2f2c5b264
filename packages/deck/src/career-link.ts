import type { CareerSource } from './card-source.ts';

export type CareerCodes = Pick<
  CareerSource,
  'noc' | 'onet' | 'jobZone' | 'jobBank' | 'newBrunswick'
>;
export type CareerRegion = 'canada' | 'new-brunswick' | 'usa' | 'other';

export interface LinkSettings {
  readonly region: CareerRegion;
  readonly language: 'en' | 'fr';
  /** The page numbers are inferred. If false, links go to New Brunswick's start page. */
  readonly hasNewBrunswickPages: boolean;
}

export function careerLink(career: CareerCodes, settings: LinkSettings): string {
  const { language } = settings;
  switch (settings.region) {
    case 'canada':
      return canada(career, language);
    case 'new-brunswick':
      return newBrunswick(career, language, settings.hasNewBrunswickPages);
    case 'usa':
      return unitedStates(career, language);
    case 'other':
      return language === 'fr' ? classification(career, 'fr') : unitedStates(career, 'en');
  }
}

function canada({ jobBank, ...career }: CareerCodes, language: 'en' | 'fr'): string {
  if (jobBank === null) return classification(career, language);
  return language === 'fr'
    ? `https://www.guichetemplois.gc.ca/rapportmarche/profession/${jobBank}/ca`
    : `https://www.jobbank.gc.ca/marketreport/summary-occupation/${jobBank}/ca`;
}

function newBrunswick(career: CareerCodes, language: 'en' | 'fr', hasPages: boolean): string {
  const board = language === 'fr' ? 'https://www.emploisnb.ca/' : 'https://www.nbjobs.ca/';
  return hasPages ? `${board}occupations/node/${career.newBrunswick}` : board;
}

/** O*NET is English only. Without an O*NET page, the link goes to Canada's classification. */
function unitedStates(career: CareerCodes, language: 'en' | 'fr'): string {
  return career.jobZone === null
    ? classification(career, language)
    : `https://www.onetonline.org/link/summary/${career.onet}`;
}

function classification({ noc }: Pick<CareerCodes, 'noc'>, language: 'en' | 'fr'): string {
  return `https://noc.esdc.gc.ca/Structure/NOCProfile?GocTemplateCulture=${language}-CA&code=${noc}&version=2021.0`;
}
