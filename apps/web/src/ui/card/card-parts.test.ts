import { loadDeck } from '@trio/deck/deck';
import { describe, expect, it } from 'vitest';
import { backTexts, frontTexts, partsOf } from './card-parts.ts';
import { viewCard, viewOwnCard } from './card-view.ts';

const builtIn = async () => {
  const [card] = await loadDeck('en');
  if (!card) throw new Error('The deck is empty');
  const [first, second] = card.careers;
  if (!first || !second) throw new Error('The card has no careers');
  const shown = { ...card, plain: 'Climate, ice, cleaner air', careers: [first, second] };
  return viewCard({ kind: 'built-in', card: shown }, 'en');
};
const own = viewOwnCard({ id: '7', title: 'Dogs', description: 'Old.\nYoung.', imageUrl: '' });

describe('the back of a card', () => {
  it('has what people do above the careers and the story below them', async () => {
    const card = await builtIn();
    const [story = '', response = ''] = card.paragraphs;
    expect(partsOf(card)).toEqual({ lead: [response], story: [story] });
  });

  it('keeps the order of a text that a school or a student wrote', () => {
    expect(partsOf(own)).toEqual({ lead: ['Old.', 'Young.'], story: [] });
  });

  it('is read aloud as title, plain line, what people do, careers and story', async () => {
    const card = await builtIn();
    const [story = '', response = ''] = card.paragraphs;
    const names = card.careers.map(({ title }) => title).join(', ');
    expect(backTexts(card, 'Sample careers')).toEqual([
      card.title,
      'Climate, ice, cleaner air',
      response,
      'Sample careers',
      names,
      story,
    ]);
  });

  it('is read aloud without parts that the card does not have', () => {
    expect(backTexts(own, 'Sample careers')).toEqual(['Dogs', 'Old.', 'Young.']);
  });

  it('is read aloud with the heading and text that an extra card gives its careers', () => {
    const careers = [{ id: '1', title: 'Ice maker', url: '', teer: null }];
    const card = { ...own, careers, careersHeading: 'Who does it', careersText: 'From here:' };
    expect(backTexts(card, 'Sample careers').slice(3)).toEqual([
      'Who does it',
      'From here:',
      'Ice maker',
    ]);
  });
});

describe('the front of a card', () => {
  it('is read aloud as title and plain line', async () => {
    const card = await builtIn();
    expect(frontTexts(card)).toEqual([card.title, 'Climate, ice, cleaner air']);
    expect(frontTexts(own)).toEqual(['Dogs']);
  });
});
