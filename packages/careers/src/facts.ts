import type { Both, CareerSource } from '@trio/deck/card-source';
import type { ProvinceCode } from '@trio/domain/province-codes';

/** The wording of COPS, shortened to a key. */
export const outlooks = [
  'strong-shortage',
  'moderate-shortage',
  'balance',
  'moderate-surplus',
  'strong-surplus',
] as const;
export type Outlook = (typeof outlooks)[number];

/** Dollars. A figure is null if the source only gives a floor. */
export interface Pay {
  readonly unit: 'hour' | 'year';
  readonly low: number | null;
  readonly median: number | null;
  readonly high: number;
}

/** Dollars per hour. */
export type ProvincePay = readonly [
  low: number,
  median: number,
  high: number,
  release: 2024 | 2025,
];

/** Figures of a NOC group: all careers of a group share them. */
export interface GroupFacts {
  readonly outlook: {
    readonly is: Outlook;
    readonly openings: number;
    readonly seekers: number;
  } | null;
  readonly pay: Pay | null;
  readonly provinces: Readonly<Partial<Record<ProvinceCode, ProvincePay>>>;
  /** Only for Job Bank pages that are headed by the group's title. */
  readonly jobBankGroup: number | null;
}

/** Figures of a United States occupation (BLS). */
export interface UsFacts {
  /** Dollars per year, May 2024. */
  readonly median: number | null;
  /** The source gives only a lower bound. */
  readonly isAtLeast: boolean;
  /** Percent, 2024 to 2034. */
  readonly growth: number;
}

export interface CareerFacts extends Pick<
  CareerSource,
  'noc' | 'onet' | 'jobZone' | 'jobBank' | 'newBrunswick' | 'isLicensed' | 'isRedSeal'
> {
  /** `slug.en` is the career's key. */
  readonly slug: Both;
  readonly title: Both;
  readonly card: string;
  /** BLS code; null if BLS has no figures. */
  readonly soc: string | null;
}
