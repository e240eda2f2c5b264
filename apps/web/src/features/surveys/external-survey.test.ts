import { describe, expect, it } from 'vitest';
import { prefilledUrl, isCompletionMessage } from './external-survey.ts';

describe('prefilledUrl', () => {
  const prefill = {
    firstname: 'Zoé',
    lastname: 'O’Neil & fils',
    email: 'zoe+trio@home.example',
    challenges: ['Clean water?', 'Robots', 'Homes'],
    language: 'fr',
  } as const;

  it('adds and escapes challenges, names, email address and language', () => {
    const url = new URL(prefilledUrl('https://forms.example.org/end?form=7#page', prefill));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      form: '7',
      challenge1: 'Clean water?',
      challenge2: 'Robots',
      challenge3: 'Homes',
      firstname: 'Zoé',
      lastname: 'O’Neil & fils',
      email: 'zoe+trio@home.example',
      language: 'fr',
    });
    expect(url.hash).toBe('#page');
  });

  it('omits unknown values, and keeps the parameters that the deployment set', () => {
    const url = new URL(
      prefilledUrl('https://forms.example.org/?language=en', { ...prefill, email: '' }),
    );
    expect(url.searchParams.getAll('language')).toEqual(['en']);
    expect(url.searchParams.has('email')).toBe(false);
  });
});

describe('isCompletionMessage', () => {
  const frame = {};
  const expected = { url: 'https://forms.example.org/end?form=7', source: frame };
  const message = {
    origin: 'https://forms.example.org',
    source: frame as unknown,
    data: 'submission-completed' as unknown,
  };
  const isAccepted = (changes: Partial<typeof message>) =>
    isCompletionMessage({ ...message, ...changes }, expected);

  it.each([
    'submission-completed',
    { event: 'submission-completed' },
    { type: 'submission-completed', form: 7 },
    { action: 'submission-completed', formID: '7' },
  ])('accepts %j from the frame and the configured origin', (data) => {
    expect(isAccepted({ data })).toBe(true);
  });

  it.each([
    'https://evil.example',
    'http://forms.example.org',
    'https://forms.example.org:8443',
    'https://forms.example.org.evil.example',
    'null',
    '',
  ])('ignores the origin %j', (origin) => {
    expect(isAccepted({ origin })).toBe(false);
  });

  it('ignores a message from another window or without a source', () => {
    expect(isAccepted({ source: {} })).toBe(false);
    expect(isCompletionMessage({ ...message, source: null }, { ...expected, source: null })).toBe(
      false,
    );
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
  ])('ignores the message %j', (data) => {
    expect(isAccepted({ data })).toBe(false);
  });

  it('ignores every message if the configured URL is invalid', () => {
    expect(
      isCompletionMessage({ ...message, origin: 'null' }, { ...expected, url: 'nowhere' }),
    ).toBe(false);
  });
});
