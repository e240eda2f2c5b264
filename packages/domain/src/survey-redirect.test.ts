import { expect, it } from 'vitest';
import { roles } from './roles.ts';
import { leadsToResults } from './survey-redirect.ts';

const either = [true, false];
const everyState = roles.flatMap((role) =>
  either.flatMap((hasCompletedSurvey) =>
    either.flatMap((hasCards) =>
      either.map((isConsumerGroup) => ({ role, hasCompletedSurvey, hasCards, isConsumerGroup })),
    ),
  ),
);

it('leads one of all to the results: a consumer group’s student with cards who has answered', () => {
  expect(everyState).toHaveLength(24);
  expect(everyState.filter(leadsToResults)).toEqual([
    { role: 'student', hasCompletedSurvey: true, hasCards: true, isConsumerGroup: true },
  ]);
});
