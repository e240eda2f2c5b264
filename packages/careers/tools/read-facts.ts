import { cards } from '@trio/deck/cards';
import type { ProvinceCode } from '@trio/domain/province-codes';
import type { CareerFacts, GroupFacts, Outlook, Pay, ProvincePay, UsFacts } from '../src/facts.ts';
import { readCsv, type Row } from './read-csv.ts';

const outlookOf: Readonly<Record<string, Outlook>> = {
  'Strong risk of Shortage': 'strong-shortage',
  'Moderate risk of Shortage': 'moderate-shortage',
  Balance: 'balance',
  'Moderate risk of Surplus': 'moderate-surplus',
  'Strong risk of Surplus': 'strong-surplus',
};

/** The statistical agency's placeholder for low incomes: not an observed figure. */
const floor = '32867';

/** BLS publishes these O*NET occupations only within a wider one. */
const widerBls: Readonly<Record<string, string>> = {
  '13-1022': '13-1020',
  '13-1023': '13-1020',
  '13-2022': '13-2020',
  '21-1011': '21-1018',
  '21-1014': '21-1018',
  '25-2056': '25-2052',
  '25-9042': '25-9045',
  '29-2011': '29-2010',
  '31-1122': '31-1120',
  '39-7011': '39-7010',
  '39-7012': '39-7010',
  '51-2022': '51-2028',
  '51-2023': '51-2028',
  '53-1042': '53-1047',
};

/** BLS: the highest figure that it publishes. */
const topCoded = /^>=(\d+)$/u;

export interface Facts {
  readonly careers: readonly CareerFacts[];
  readonly groups: Readonly<Record<string, GroupFacts>>;
  readonly us: Readonly<Record<string, UsFacts>>;
  readonly groupTitles: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>>;
}

export function readFacts(folder: URL): Facts {
  const table = (name: string) => readCsv(new URL(name, folder));
  const by = (name: string, column: string) =>
    new Map(table(name).map((row) => [row[column] ?? '', row]));
  const titles = by('noc2021.csv', 'code');
  const cops = by('outlook_cops_2024_2033.csv', 'noc');
  const wages = by('wages_ca_2025_national.csv', 'noc');
  const jobBank = by('jobbank_groups.csv', 'noc');
  const bls = by('us_bls_projections_2024_2034.csv', 'soc');
  const provincial = Map.groupBy(table('wages_ca_provinces_hourly.csv'), (row) => row['noc'] ?? '');

  const careers = cards.flatMap((card) =>
    card.careers.map(({ work: _, ...career }): CareerFacts => {
      const soc = career.onet.slice(0, 7);
      const used = bls.has(soc) ? soc : widerBls[soc];
      return { ...career, card: card.key, soc: used ?? null };
    }),
  );
  const nocs = [...new Set(careers.map(({ noc }) => noc))].toSorted();
  const socs = [...new Set(careers.flatMap(({ soc }) => soc ?? []))].toSorted();
  const groupOf = (noc: string): GroupFacts => ({
    outlook: readOutlook(cops.get(noc)),
    pay: readPay(wages.get(noc)),
    provinces: Object.fromEntries((provincial.get(noc) ?? []).map(readProvince)),
    jobBankGroup: Number(jobBank.get(noc)?.['profile_id'] ?? 0) || null,
  });
  const titlesIn = (column: string) =>
    Object.fromEntries(nocs.map((noc) => [noc, titles.get(noc)?.[column] ?? '']));
  return {
    careers,
    groups: Object.fromEntries(nocs.map((noc) => [noc, groupOf(noc)])),
    us: Object.fromEntries(socs.map((soc) => [soc, readUs(bls.get(soc))])),
    groupTitles: { en: titlesIn('title_en'), fr: titlesIn('title_fr') },
  };
}

function readOutlook(row: Row | undefined): GroupFacts['outlook'] {
  const is = outlookOf[row?.['future_conditions_en'] ?? ''];
  if (!row || !is) return null;
  return {
    is,
    openings: Number(row['job_openings_2024_2033']),
    seekers: Number(row['job_seekers_2024_2033']),
  };
}

function readPay(row: Row | undefined): Pay | null {
  if (!row?.['high']) return null;
  const unit = row['unit'] === 'year' ? 'year' : 'hour';
  const figure = (text = '') => (text === floor || text === '' ? null : Number(text));
  return {
    unit,
    low: figure(row['low']),
    median: figure(row['median']),
    high: Number(row['high']),
  };
}

const readProvince = (row: Row): readonly [ProvinceCode, ProvincePay] => [
  row['province'] as ProvinceCode,
  [
    Number(row['low']),
    Number(row['median']),
    Number(row['high']),
    row['job_bank_release'] === '2025' ? 2025 : 2024,
  ],
];

function readUs(row: Row | undefined): UsFacts {
  const median = row?.['median_annual_wage_2024_usd'] ?? '';
  const bound = topCoded.exec(median)?.[1];
  return {
    median: Number(bound ?? median) || null,
    isAtLeast: bound !== undefined,
    growth: Number(row?.['percent_change_2024_2034']),
  };
}
