import { expect, it } from 'vitest';
import { refuseUnlessConsumerGroup } from './surveys.policy.ts';

it('allows surveys for consumer groups only', () => {
  expect(() => refuseUnlessConsumerGroup({ isConsumerGroup: true })).not.toThrow();
  expect(() => refuseUnlessConsumerGroup({ isConsumerGroup: false })).toThrow('request/forbidden');
});
