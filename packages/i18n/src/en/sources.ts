import type { EnglishMessages } from '../message.ts';

/** Must match NOTICE. */
export const sources = {
  'sources.title': 'Data sources',
  'sources.lead': 'Where the facts in Trio come from, and on what terms we use them.',

  'sources.own': 'What is our own',
  'sources.own.text':
    'Titles, texts and pictures of Trio’s cards, the names of careers and the sentences about them. Codes, training levels, figures and page numbers are facts from the sources below.',

  'sources.facts': 'Occupations',
  'sources.noc': 'National Occupational Classification (NOC) 2021 Version 1.0',
  'sources.noc.text':
    'Training levels and occupation codes: Statistics Canada and Employment and Social Development Canada. Contains information licensed under the Open Government Licence – Canada. Adapted from Statistics Canada, National Occupational Classification (NOC) 2021 Version 1.0. This does not constitute an endorsement by Statistics Canada of this product.',
  'sources.noc.open': 'Open the NOC',
  'sources.ogl': 'Open Government Licence – Canada',
  'sources.esdc': 'Outlook and pay in Canada',
  'sources.esdc.text':
    'Outlook: Canadian Occupational Projection System (COPS), 2024 to 2033. Pay: Job Bank, release of 19 November 2025, and of 2024 for some provinces. Both by Employment and Social Development Canada. Contains information licensed under the Open Government Licence – Canada.',
  'sources.bls': 'Outlook and pay in the United States',
  'sources.bls.text':
    'Employment Projections 2024 to 2034 and pay in May 2024: U.S. Bureau of Labor Statistics. Public domain.',
  'sources.onet': 'O*NET 30.2 Database (United States)',
  'sources.onet.text':
    'This product includes information from the O*NET 30.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  'sources.onet.open': 'Open the O*NET database',
  'sources.cc': 'CC BY 4.0 licence',
  'sources.pairs': 'Matching the two classifications',
  'sources.pairs.text':
    'Which NOC code goes with which O*NET code was checked against the crosswalk of the Brookfield Institute for Innovation + Entrepreneurship (BII+E), © 2018, MIT License.',

  'sources.links': 'Where career links lead',
  'sources.links.text':
    'Each career has its own page on Trio. From there, depending on where the school is: to Job Bank or the NOC (Government of Canada), to NBjobs.ca (Government of New Brunswick) or to O*NET OnLine. From NBjobs.ca, we use page numbers only. These sites are not part of Trio, and none of them has reviewed it.',
  'sources.jobBank': 'Job Bank',
  'sources.nb': 'NBjobs.ca',
  'sources.onetOnline': 'O*NET OnLine',

  'sources.fonts': 'Fonts',
  'sources.fonts.text':
    'Each under the SIL Open Font License 1.1: Atkinson Hyperlegible Next (© 2020–2024 The Atkinson Hyperlegible Next Project Authors), Bricolage Grotesque (© 2022 The Bricolage Grotesque Project Authors) and, in the profile, Noto Sans and Noto Emoji (© 2013–2022 The Noto Project Authors) and Vazirmatn (© 2015 The Vazirmatn Project Authors).',
  'sources.ofl': 'Open Font License',

  'sources.figures': 'Figures on the dashboards',
  'sources.figures.text':
    'They are counted in Trio itself, from the sorts of the students they are about. No other data is mixed in.',
} as const satisfies EnglishMessages;
