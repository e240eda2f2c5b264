import type { Teer } from './training.ts';

export type Training = 'job' | 'college' | 'university' | 'experience';

const trainingOf: Readonly<Record<Teer, Training>> = {
  5: 'job',
  4: 'job',
  3: 'college',
  2: 'college',
  1: 'university',
  0: 'experience',
};

const order: readonly Training[] = ['job', 'college', 'university', 'experience'];

export const trainingGroups = <T extends { readonly teer: Teer }>(
  careers: readonly T[],
): readonly { readonly training: Training; readonly careers: readonly T[] }[] =>
  order
    .map((training) => ({
      training,
      careers: careers.filter(({ teer }) => trainingOf[teer] === training),
    }))
    .filter((group) => group.careers.length > 0);
