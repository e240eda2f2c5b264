import type { Region } from '@trio/domain/regions';
import type { CareerFacts, GroupFacts } from './facts.ts';

export type OutsideSite = 'job-bank' | 'job-bank-group' | 'noc' | 'onet' | 'new-brunswick';

export interface OutsideLink {
  readonly site: OutsideSite;
  readonly url: string;
}

type LinkedCareer = Pick<CareerFacts, 'noc' | 'onet' | 'jobZone' | 'jobBank' | 'newBrunswick'> & {
  readonly group: Pick<GroupFacts, 'jobBankGroup'>;
};

interface LinkSettings {
  readonly region: Region;
  readonly language: 'en' | 'fr';
  /** The page numbers are inferred. If false, the link goes to the board's start page. */
  readonly hasNewBrunswickPages: boolean;
}

/** Never a Job Bank page that is headed by another job. */
export function outsideLinks(career: LinkedCareer, settings: LinkSettings): readonly OutsideLink[] {
  const { language } = settings;
  switch (settings.region) {
    case 'canada':
      return [canada(career, language)];
    case 'new-brunswick':
      return [canada(career, language), newBrunswick(career, settings)];
    case 'usa':
      return [unitedStates(career, language)];
    case 'other':
      return distinct(canada(career, language), unitedStates(career, language));
  }
}

function canada({ jobBank, group, noc }: LinkedCareer, language: 'en' | 'fr'): OutsideLink {
  if (jobBank !== null) {
    return {
      site: 'job-bank',
      url:
        language === 'fr'
          ? `https://www.guichetemplois.gc.ca/rapportmarche/profession/${jobBank}/ca`
          : `https://www.jobbank.gc.ca/marketreport/summary-occupation/${jobBank}/ca`,
    };
  }
  if (group.jobBankGroup !== null) {
    return {
      site: 'job-bank-group',
      url:
        language === 'fr'
          ? `https://www.guichetemplois.gc.ca/rapportperspective/profession/${group.jobBankGroup}`
          : `https://www.jobbank.gc.ca/outlookreport/occupation/${group.jobBankGroup}`,
    };
  }
  return classification(noc, language);
}

function newBrunswick(career: LinkedCareer, settings: LinkSettings): OutsideLink {
  const board = settings.language === 'fr' ? 'https://www.emploisnb.ca/' : 'https://www.nbjobs.ca/';
  const page = settings.hasNewBrunswickPages ? `occupations/node/${career.newBrunswick}` : '';
  return { site: 'new-brunswick', url: `${board}${page}` };
}

/** O*NET is English only. Without an O*NET page, the link goes to Canada's classification. */
const unitedStates = (career: LinkedCareer, language: 'en' | 'fr'): OutsideLink =>
  career.jobZone === null
    ? classification(career.noc, language)
    : { site: 'onet', url: `https://www.onetonline.org/link/summary/${career.onet}` };

const classification = (noc: string, language: 'en' | 'fr'): OutsideLink => ({
  site: 'noc',
  url: `https://noc.esdc.gc.ca/Structure/NOCProfile?GocTemplateCulture=${language}-CA&code=${noc}&version=2021.0`,
});

const distinct = (...links: readonly OutsideLink[]): readonly OutsideLink[] =>
  links.filter(({ site }, at) => links.findIndex((link) => link.site === site) === at);
