import { loadDeck } from '@trio/deck/deck';
import { describe, expect, it } from 'vitest';
import { plainPosterUrl, posterUrl, viewCard } from './card-view.ts';

const words = {
  title: 'A place to skate',
  imageUrl: '/api/files/skate.png',
  content: 'The rink closes early.\n\nSome people keep it open.',
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
  logoImageUrl: '/api/files/logo.png',
} as const;

describe('the view of a card', () => {
  it('has the poster, the paragraphs and the careers of a built-in card, with links for the region', async () => {
    for (const language of ['en', 'fr'] as const) {
      const card = (await loadDeck(language)).find(({ key }) => key === 'freshWater');
      if (!card) throw new Error('freshWater is not in the deck');
      const view = viewCard({ kind: 'built-in', card }, language);
      expect(view).toMatchObject({
        id: 'freshWater',
        color: 'green',
        isTrades: true,
        isPhoto: false,
      });
      expect(view.paragraphs).toHaveLength(2);
      expect(view.poster).toBe(posterUrl('posters/freshWater.svg'));
      expect(view.poster).not.toBe('');
      expect(view.careers.length).toBe(card.careers.length);
      expect(view.careers.map(({ teer }) => teer)).toEqual(card.careers.map(({ teer }) => teer));
      expect(view).toMatchObject({ subject: card.subject, question: card.question });
      for (const [at, { url }] of view.careers.entries()) {
        expect(url).toBe(`/dashboard/explore/${card.careers[at]?.key}`);
      }
    }
  });

  it('has the plain line of a built-in card, and none without one', async () => {
    const [card] = await loadDeck('en');
    if (!card) throw new Error('The deck is empty');
    const lineOf = (plain: string) =>
      viewCard({ kind: 'built-in', card: { ...card, plain } }, 'en').plainLine;
    expect(lineOf('Insurance, safety nets, help after a loss')).toBe(
      'Insurance, safety nets, help after a loss',
    );
    expect(viewCard({ kind: 'extra', card: extra }, 'en').plainLine).toBeNull();
  });

  it('has the texts of an extra card in the reader’s language', () => {
    expect(viewCard({ kind: 'extra', card: extra }, 'fr')).toMatchObject({
      id: 'x1',
      title: 'Patiner',
      poster: '/api/files/skate.png',
      isPhoto: true,
      paragraphs: ['The rink closes early.', 'Some people keep it open.'],
      careersHeading: 'Who works on it',
      careersText: 'People from here:',
      careers: [{ title: 'Ice maker', url: 'https://example.org/ice', teer: null }],
      subject: null,
      logo: '/api/files/logo.png',
      watermark: null,
    });
  });

  it('has a plain poster for an own card without a picture', () => {
    const card = { id: '7-dogs', title: 'Dogs', description: 'All of them', imageUrl: '' };
    const view = viewCard({ kind: 'custom', card }, 'en');
    expect(view).toMatchObject({ id: '7-dogs', title: 'Dogs', isPhoto: false, careers: [] });
    expect(view.poster).toBe(plainPosterUrl('purple'));
  });
});
