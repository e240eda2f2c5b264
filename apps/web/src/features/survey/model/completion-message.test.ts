import { expect, it } from 'vitest';
import { saysCompleted } from './completion-message.ts';

const frame = {};
const expected = { url: 'https://forms.example.org/end?form=7', source: frame };
const message = {
  origin: 'https://forms.example.org',
  source: frame as unknown,
  data: 'submission-completed' as unknown,
};
const isHeard = (changes: Partial<typeof message>) =>
  saysCompleted({ ...message, ...changes }, expected);

it.each([
  'submission-completed',
  { event: 'submission-completed' },
  { type: 'submission-completed', form: 7 },
  { action: 'submission-completed', formID: '7' },
])('hears %j from the frame and the configured origin', (data) => {
  expect(isHeard({ data })).toBe(true);
});

it.each([
  'https://evil.example',
  'http://forms.example.org',
  'https://forms.example.org:8443',
  'https://forms.example.org.evil.example',
  'null',
  '',
])('does not believe the origin %j', (origin) => {
  expect(isHeard({ origin })).toBe(false);
});

it('does not believe another window, or none', () => {
  expect(isHeard({ source: {} })).toBe(false);
  expect(saysCompleted({ ...message, source: null }, { ...expected, source: null })).toBe(false);
});

it.each([
  'submission-complete',
  '"submission-completed"',
  '',
  null,
  undefined,
  7,
  ['submission-completed'],
  {},
  { event: 'opened', text: 'submission-completed' },
  { data: { event: 'submission-completed' } },
])('takes %j for something else', (data) => {
  expect(isHeard({ data })).toBe(false);
});

it('believes nobody where the address is none', () => {
  expect(saysCompleted({ ...message, origin: 'null' }, { ...expected, url: 'nowhere' })).toBe(
    false,
  );
});
