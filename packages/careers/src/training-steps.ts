import type { Career } from './careers.ts';

/** Each step is one text in the catalogue. */
export const trainingSteps = [
  'try',
  'finish-school',
  'apprenticeship',
  'apprenticeship-block',
  'red-seal-exam',
  'certificate-exam',
  'university',
  'university-practice',
  'licence',
  'state-licence',
  'college-long',
  'college-short',
  'learn-weeks',
  'learn-days',
  'first-job',
  'field-years',
  'field-degree',
  'lead',
] as const;
export type TrainingStep = (typeof trainingSteps)[number];

type Trained = Pick<Career, 'teer' | 'isRedSeal' | 'isLicensed'>;

export function stepsTo(
  { teer, isRedSeal, isLicensed }: Trained,
  country: 'canada' | 'usa',
): readonly TrainingStep[] {
  const licence = isLicensed ? [country === 'usa' ? 'state-licence' : 'licence'] : [];
  const middle = isRedSeal
    ? tradeSteps[country]
    : [...byTeer[teer], ...(licence as TrainingStep[])];
  return ['try', ...middle];
}

const tradeSteps: Readonly<Record<'canada' | 'usa', readonly TrainingStep[]>> = {
  canada: ['finish-school', 'apprenticeship', 'apprenticeship-block', 'red-seal-exam'],
  usa: ['finish-school', 'apprenticeship', 'apprenticeship-block', 'certificate-exam'],
};

const byTeer: Readonly<Record<Career['teer'], readonly TrainingStep[]>> = {
  0: ['finish-school', 'field-degree', 'field-years', 'lead'],
  1: ['finish-school', 'university', 'university-practice'],
  2: ['finish-school', 'college-long', 'first-job'],
  3: ['finish-school', 'college-short', 'first-job'],
  4: ['finish-school', 'learn-weeks'],
  5: ['learn-days'],
};
