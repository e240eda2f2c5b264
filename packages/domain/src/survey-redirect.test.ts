import { expect, it } from 'vitest';
import { roles } from './roles.ts';
import { redirectsToResults } from './survey-redirect.ts';

const either = [true, false];
const everyState = roles.flatMap((role) =>
  either.flatMap((hasCompletedSurvey) =>
    either.flatMap((hasCards) =>
      either.map((isConsumerGroup) => ({ role, hasCompletedSurvey, hasCards, isConsumerGroup })),
    ),
  ),
);

it('redirects only a consumer group’s student with cards and a completed survey to the results', () => {
  expect(everyState).toHaveLength(32);
  expect(everyState.filter(redirectsToResults)).toEqual([
    { role: 'student', hasCompletedSurvey: true, hasCards: true, isConsumerGroup: true },
  ]);
});
