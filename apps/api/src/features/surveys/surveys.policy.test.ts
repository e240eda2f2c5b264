import { expect, it } from 'vitest';
import { refuseOtherSchools } from './surveys.policy.ts';

it('allows surveys for consumer groups only', () => {
  expect(() => refuseOtherSchools({ isConsumerGroup: true })).not.toThrow();
  expect(() => refuseOtherSchools({ isConsumerGroup: false })).toThrow('request/forbidden');
});
