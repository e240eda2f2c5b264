import { homeRegions, type HomeRegion } from './home-regions.ts';

/** From which age a person agrees alone: by region (`CA-QC`), country (`US`), or `*` elsewhere. */
export type ConsentAges = ReadonlyMap<string, number>;

/** Not legal advice: a deployment may set others. */
export const defaultConsentAges: ConsentAges = new Map([
  ['CA-QC', 14],
  ['US', 13],
  ['*', 16],
]);

export const ageLimits = { min: 1, max: 120 } as const;
const settableAges = { min: 8, max: 21 } as const;

const places = new Set<string>(['*', 'CA', 'US', ...homeRegions.filter((one) => one !== 'other')]);
const form = 'place=age, separated by commas, for example CA-QC=14, US=13, *=16';

type Parsed =
  | { readonly ages: ConsentAges; readonly problem: null }
  | { readonly ages: null; readonly problem: string };

const refuse = (problem: string): Parsed => ({ ages: null, problem });

/** Places that the text does not name keep their default. */
export function parseConsentAges(text: string): Parsed {
  const given = new Map<string, number>();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, place = '', age] = /^([A-Z-]{2,5}|\*)\s*=\s*(\d{1,3})$/u.exec(part) ?? [];
    if (place === '') return refuse(`must be ${form}; "${part}" is not`);
    if (!places.has(place)) {
      return refuse(`knows *, CA, US and their provinces and states, like CA-QC; not "${place}"`);
    }
    if (given.has(place)) return refuse(`must name ${place} only once`);
    if (Number(age) < settableAges.min || Number(age) > settableAges.max) {
      return refuse(`must have ages from ${settableAges.min} to ${settableAges.max}`);
    }
    given.set(place, Number(age));
  }
  return { ages: new Map([...defaultConsentAges, ...given]), problem: null };
}

/** The most exact place counts. */
export function consentAgeIn(ages: ConsentAges, region: HomeRegion): number {
  const country = region.slice(0, 2);
  return ages.get(region) ?? ages.get(country) ?? ages.get('*') ?? ageLimits.max;
}

export const needsGuardian = (
  ages: ConsentAges,
  { age, region }: { readonly age: number; readonly region: HomeRegion },
): boolean => age < consentAgeIn(ages, region);

interface Group {
  readonly isConsumerGroup: boolean;
  readonly isFreemiumGroup: boolean;
}

/** Families use these groups at home: no school has agreed in their place. */
export const asksAge = ({ isConsumerGroup, isFreemiumGroup }: Group): boolean =>
  isConsumerGroup || isFreemiumGroup;

/** The account keeps this outcome, and neither the age nor the region. */
export const ageOutcomes = ['old-enough', 'guardian-agreed', 'guardian-refused'] as const;
export type AgeOutcome = (typeof ageOutcomes)[number];

export const requestDays = 14;
