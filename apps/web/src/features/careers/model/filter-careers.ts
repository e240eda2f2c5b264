import type { Career } from '@trio/careers/careers';
import { outlooks, type Outlook } from '@trio/careers/facts';
import { payBandOf, payBands, type PayBand } from '@trio/careers/pay';
import { colors, type Color } from '@trio/deck/card-source';
import { trainings, type Training } from '@trio/deck/training-groups';

export interface CareerFilters {
  readonly text: string;
  readonly training: Training | null;
  readonly category: Color | null;
  readonly outlook: Outlook | null;
  readonly pay: PayBand | null;
  readonly isMine: boolean;
  readonly isSaved: boolean;
}

export const noFilters: CareerFilters = {
  text: '',
  training: null,
  category: null,
  outlook: null,
  pay: null,
  isMine: false,
  isSaved: false,
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

const textMax = 80;

/** Filters are part of the address, so that Back and a reload keep them. */
export const readFilters = (query: URLSearchParams): CareerFilters => ({
  text: (query.get('q') ?? '').slice(0, textMax),
  training: oneOf(trainings, query.get('training')),
  category: oneOf(colors, query.get('theme')),
  outlook: oneOf(outlooks, query.get('outlook')),
  pay: oneOf(payBands, query.get('pay')),
  isMine: query.has('mine'),
  isSaved: query.has('saved'),
});

export function writeFilters(query: URLSearchParams, filters: CareerFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = {
    q: filters.text || null,
    training: filters.training,
    theme: filters.category,
    outlook: filters.outlook,
    pay: filters.pay,
    mine: filters.isMine ? '1' : null,
    saved: filters.isSaved ? '1' : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const hasFilters = (filters: CareerFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '' && value !== false);

interface Context {
  readonly country: 'canada' | 'usa';
  readonly myCards: readonly string[];
  readonly saved: (key: string) => boolean;
}

export const filterCareers = (
  careers: readonly Career[],
  filters: CareerFilters,
  { country, myCards, saved }: Context,
): readonly Career[] =>
  careers.filter(
    (career) =>
      (filters.training === null || career.training === filters.training) &&
      (filters.category === null || career.color === filters.category) &&
      (filters.outlook === null || career.group.outlook?.is === filters.outlook) &&
      (filters.pay === null || payBandOf(career, country) === filters.pay) &&
      (!filters.isMine || myCards.includes(career.card)) &&
      (!filters.isSaved || saved(career.key)),
  );
