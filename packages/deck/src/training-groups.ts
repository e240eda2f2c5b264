import type { Teer } from './training.ts';

export type Training = 'job' | 'college' | 'university' | 'experience';

export const trainingOf: Readonly<Record<Teer, Training>> = {
  5: 'job',
  4: 'job',
  3: 'college',
  2: 'college',
  1: 'university',
  0: 'experience',
};

export const trainings: readonly Training[] = ['job', 'college', 'university', 'experience'];

export const trainingGroups = <T extends { readonly teer: Teer }>(
  careers: readonly T[],
): readonly { readonly training: Training; readonly careers: readonly T[] }[] =>
  trainings
    .map((training) => ({
      training,
      careers: careers.filter(({ teer }) => trainingOf[teer] === training),
    }))
    .filter((group) => group.careers.length > 0);
