import { expect, it } from 'vitest';
import { prefilledAddress } from './prefilled-address.ts';

const prefill = {
  firstname: 'Zoé',
  lastname: 'O’Neil & fils',
  email: 'zoe+trio@home.example',
  challenges: ['Clean water?', 'Robots', 'Homes'],
  language: 'fr',
} as const;

it('fills in the challenges, the names, the e-mail and the language, whatever they are made of', () => {
  const url = new URL(prefilledAddress('https://forms.example.org/end?form=7#page', prefill));
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

it('leaves out what is not known, and leaves what the deployment has set', () => {
  const url = new URL(
    prefilledAddress('https://forms.example.org/?language=en', { ...prefill, email: '' }),
  );
  expect(url.searchParams.getAll('language')).toEqual(['en']);
  expect(url.searchParams.has('email')).toBe(false);
});
