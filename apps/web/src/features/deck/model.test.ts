import { expect, it } from 'vitest';
import {
  draftOf,
  isSame,
  moved,
  previewOf,
  problemsIn,
  toAddress,
  toForm,
  problemTextOf,
} from './model.ts';

const empty = draftOf(null);
const link = (title: string, url: string) => ({ id: title, title, url });
const whole = {
  ...empty,
  color: 'green' as const,
  en: { ...empty.en, title: 'Bees', content: 'About bees.' },
  fr: { ...empty.fr, title: 'Abeilles', content: 'À propos.' },
};

it('completes a web address without a scheme', () => {
  expect(toAddress(' www.example.org/a ')).toBe('https://www.example.org/a');
  expect(toAddress('http://example.org')).toBe('http://example.org');
  expect(toAddress('')).toBe('');
});

it('omits empty career rows, and restores the same draft', () => {
  const draft = { ...whole, en: { ...whole.en, jobLinks: [link('', ' '), link('A', 'a.org')] } };
  const form = toForm(draft);
  expect(form.en.jobLinks).toEqual([{ title: 'A', url: 'https://a.org' }]);
  expect(form).not.toHaveProperty('logoImageUrl');
  expect(isSame(draftOf(form), draft)).toBe(true);
  expect(isSame(whole, draft)).toBe(false);
});

it('moves a career, but not beyond the ends of the list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('previews an incomplete card, without links to invalid addresses', () => {
  const draft = {
    ...empty,
    fr: { ...empty.fr, jobLinks: [link('A', 'javascript'), link('B', '')] },
  };
  const card = previewOf(draft, 'green', 'Untitled');
  expect(card.en.title).toBe('Untitled');
  expect(card.fr.jobLinks).toEqual([{ title: 'A', url: 'https://javascript' }]);
});

it('reports the problem of each field with a text for staff', () => {
  expect(problemsIn(whole)).toEqual({});
  const bad = { ...empty, fr: { ...whole.fr, jobLinks: [link('', 'ftp:x')] } };
  const problems = problemsIn(bad);
  expect(Object.keys(problems)).toEqual([
    'color',
    'en/title',
    'en/content',
    'fr/jobLinks/0/title',
    'fr/jobLinks/0/url',
  ]);
  expect(problemTextOf('en/title', 'card/title-too-long')).toEqual({
    key: 'problem.tooLong',
    max: 40,
  });
  expect(problemTextOf('fr/jobLinks/0/url', 'card/malformed')).toEqual({ key: 'problem.url' });
  expect(problemTextOf('color', 'card/color-required')).toEqual({ key: 'problem.color' });
  expect(problemTextOf('en/content', 'card/malformed')).toEqual({ key: 'problem.content' });
});
