import { expect, it } from 'vitest';
import { loadCareers } from './careers.ts';
import { stepsTo, trainingSteps } from './training-steps.ts';

const { all } = await loadCareers('en');
const plain = { isRedSeal: false, isLicensed: false };

it('follows the training level', () => {
  expect(stepsTo({ ...plain, teer: 1 }, 'canada')).toEqual([
    'try',
    'finish-school',
    'university',
    'university-practice',
  ]);
  expect(stepsTo({ ...plain, teer: 5 }, 'canada')).toEqual(['try', 'learn-days']);
});

it('adds a licence where one is required', () => {
  expect(stepsTo({ ...plain, teer: 1, isLicensed: true }, 'canada').at(-1)).toBe('licence');
  expect(stepsTo({ ...plain, teer: 1, isLicensed: true }, 'usa').at(-1)).toBe('state-licence');
});

it('describes an apprenticeship for a Red Seal trade, without the Red Seal in the United States', () => {
  expect(stepsTo({ ...plain, teer: 2, isRedSeal: true }, 'canada')).toContain('red-seal-exam');
  expect(stepsTo({ ...plain, teer: 2, isRedSeal: true }, 'usa')).not.toContain('red-seal-exam');
});

it('uses every step, and at most thirty texts', () => {
  const used = new Set(
    (['canada', 'usa'] as const).flatMap((country) =>
      all.flatMap((career) => stepsTo(career, country)),
    ),
  );
  expect([...used].toSorted()).toEqual([...trainingSteps].toSorted());
  expect(trainingSteps.length).toBeLessThanOrEqual(30);
});
