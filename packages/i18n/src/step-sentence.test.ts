import { expect, it } from 'vitest';
import { steps as en } from './en/steps.ts';
import { steps as fr } from './fr/steps.ts';
import { createTranslator } from './translator.ts';
import { stepSentence } from './step-sentence.ts';

const whole = {
  when: 'Thursday after school, in the library',
  will: 'ask about co-op.',
  withWhom: 'Ms. Roy',
  dueOn: '2026-11-20',
};
const english = createTranslator<typeof en>('en', en);
const french = createTranslator<typeof en>('fr', fr);
const inEnglish = (parts: object) => stepSentence(english, 'en', { ...whole, ...parts });
const inFrench = (parts: object) => stepSentence(french, 'fr', { ...whole, ...parts });

it.each([
  [
    {},
    'Thursday after school, in the library, I will ask about co-op with Ms. Roy, by November 20, 2026.',
  ],
  [{ when: '', withWhom: '', dueOn: null }, 'I will ask about co-op.'],
  [{ when: 'on Monday', withWhom: '', dueOn: null, will: 'try it!' }, 'On Monday, I will try it!'],
])('%o is one sentence in English', (parts, expected) => {
  expect(inEnglish(parts)).toBe(expected);
});

it.each([
  [
    { when: 'jeudi après l’école', will: 'poser une question', withWhom: 'M. Roy' },
    'Jeudi après l’école, je vais poser une question avec M. Roy, d’ici le 20 novembre 2026.',
  ],
  [{ when: '', will: 'écrire un mot', withWhom: '', dueOn: null }, 'Je vais écrire un mot.'],
])('%o is one sentence in French', (parts, expected) => {
  expect(inFrench(parts)).toBe(expected);
});

it('fits the step with the longest parts', () => {
  const longest = {
    when: 'x'.repeat(60),
    will: 'x'.repeat(90),
    withWhom: 'x'.repeat(40),
    dueOn: '2026-09-30',
  };
  expect(inEnglish(longest).length).toBeLessThanOrEqual(240);
  expect(inFrench(longest).length).toBeLessThanOrEqual(240);
});
