import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customCard, extraCard, keepValidCards } from './cards.ts';

const words = {
  title: 'A place to skate',
  imageUrl: '/api/files/skate.png',
  content: 'The rink closes early.',
  bulletHeading: 'Who works on it',
  bulletDescription: 'People from here:',
  jobLinks: [{ title: 'Ice maker', url: 'https://example.org/ice' }],
};
const extra = {
  _id: 'x1',
  name: 'skating',
  color: 'green',
  en: words,
  fr: { ...words, title: 'Patiner' },
};
const custom = { id: '1-dogs', title: 'Dogs', description: '', imageUrl: '' };

describe('an extra card', () => {
  it('is accepted if it is complete', () => expect(extraCard.parse(extra)).toEqual(extra));

  it.each(['_id', 'name', 'en', 'fr', 'color'])(
    'is refused without the field %s, with the error card/malformed',
    (field) => {
      const { [field as 'name']: _, ...rest } = extra;
      const parsed = extraCard.safeParse(rest);
      expect(parsed.error?.issues.map(({ message, path }) => [message, path[0]])).toEqual([
        ['card/malformed', field],
      ]);
    },
  );

  it.each(['vbscript:x', 'data:text/html,x', 'ftp://x', '//evil.example', ' https://x'])(
    'is refused with the link %s',
    (url) => {
      const en = { ...words, jobLinks: [{ title: 'x', url }] };
      expect(extraCard.safeParse({ ...extra, en }).success).toBe(false);
    },
  );

  it.each(['https://evil.example/x.png', '//evil.example/x.png', 'vbscript:x'])(
    'is refused with the image %s, which is not from our server',
    (logoImageUrl) => expect(extraCard.safeParse({ ...extra, logoImageUrl }).success).toBe(false),
  );
});

describe('a custom card', () => {
  it.each([
    'https://trio.example/api/cards/images/7',
    'http://127.0.0.1:3000/api/cards/images/7',
    '/api/cards/images/7',
  ])('is stored without the origin of its image: %s', (imageUrl) =>
    expect(customCard.parse({ ...custom, imageUrl }).imageUrl).toBe('/api/cards/images/7'),
  );

  it('may have a title, a description and an image', () =>
    expect(customCard.parse(custom)).toEqual(custom));

  it.each([
    ['no title', { ...custom, title: undefined }],
    ['a title of spaces', { ...custom, title: '  ' }],
    ['a number for a description', { ...custom, description: 7 }],
    ['no imageUrl', { ...custom, imageUrl: undefined }],
    ['null instead of a card', null],
  ])('is refused with %s', (_, card) => {
    expect(customCard.safeParse(card).error?.issues[0]?.message).toBe('card/malformed');
  });
});

it('keeps the valid cards of a list and drops the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (noise) => {
      const kept = keepValidCards(extraCard, [...noise, extra]);
      expect(kept.at(-1)).toEqual(extra);
    }),
  );
});
