import { expect, it } from 'vitest';
import { trainingGroups } from './training-groups.ts';

it('groups the six levels of the classification into four kinds of training', () => {
  const careers = ([0, 1, 2, 3, 4, 5] as const).map((teer) => ({ teer }));
  expect(trainingGroups(careers)).toEqual([
    { training: 'job', careers: [{ teer: 4 }, { teer: 5 }] },
    { training: 'college', careers: [{ teer: 2 }, { teer: 3 }] },
    { training: 'university', careers: [{ teer: 1 }] },
    { training: 'experience', careers: [{ teer: 0 }] },
  ]);
});
