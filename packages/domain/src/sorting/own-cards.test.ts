import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addIdea, cleanIdea, ideasOf, removeIdea } from './ideas.ts';
import {
  cleanCardTitle,
  latestOwnCard,
  newOwnCardId,
  putOwnCard,
  removeOwnCard,
  reusableCards,
} from './own-cards.ts';
import { ownCardIds } from './ranks.ts';
import { startSort, type OwnCard, type Sort } from './sort.ts';

const begun = startSort('s', ['a', 'b', 'constructor'], 1000);
const own = (title: string): OwnCard => ({
  title,
  description: '',
  imageUrl: '',
  color: 'purple',
});
const put = (sort: Sort, id: string, card = own('Dogs'), now = 2000): Sort => {
  const next = putOwnCard(sort, id, card, now);
  if (next === 'full') throw new Error('full');
  return next;
};
const three = put(put(put(begun, '1-a'), '2-b'), '3-c');
const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });
const flag = '🇨🇦';
const family = '👨‍👩‍👧';

describe('a card’s title', () => {
  it.each([
    ['spaces instead of newlines', 'Dogs\r\nand\ncats\u2028too', 'Dogs and cats too'],
    ['no white space at its start', '  \n Dogs', 'Dogs'],
    ['a space at its end, because the user may still be typing', 'Dogs ', 'Dogs '],
    ['at most 40 characters', 'x'.repeat(60), 'x'.repeat(40)],
    ['at most 40 complete emoji', '😀'.repeat(41), '😀'.repeat(40)],
    ['no half of a flag emoji', `${'x'.repeat(39)}${flag}`, 'x'.repeat(39)],
    ['no part of a family emoji', `${'x'.repeat(37)}${family}`, 'x'.repeat(37)],
    [
      'a whole flag emoji if it fits',
      `${'x'.repeat(38)}${flag}${flag}`,
      `${'x'.repeat(38)}${flag}`,
    ],
    ['no character that cannot be stored', 'D\0o\u202eg\ud83ds', 'Dogs'],
  ])('has %s', (_, typed, title) => expect(cleanCardTitle(typed)).toBe(title));

  it('is one line of at most 40 characters, and cleaning it twice changes nothing', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const title = cleanCardTitle(text);
        expect(Array.from(title).length).toBeLessThanOrEqual(40);
        expect(title).not.toMatch(/[\r\n\u2028\u2029\0]/u);
        expect(title).not.toMatch(/\p{Cs}/u);
        expect(cleanCardTitle(title)).toBe(title);
      }),
    ));

  it('is part of the card’s id, after the time', () =>
    expect(newOwnCardId('Dogs\n', 1_700_000_000_000)).toBe('1700000000000-Dogs '));
});

describe('own cards', () => {
  it('allow at most three; a fourth is refused, an edit is not', () => {
    expect(putOwnCard(three, '4-d', own('Cats'), 3000)).toBe('full');
    expect(put(three, '2-b', own('Cats')).ownCards['2-b']?.value?.title).toBe('Cats');
  });

  it('make room for another when one is removed', () => {
    const two = removeOwnCard(three, '2-b', 3000);
    expect(ownCardIds(two)).toEqual(['1-a', '3-c']);
    expect(ownCardIds(put(two, '4-d'))).toEqual(['1-a', '3-c', '4-d']);
    expect(two.ownCards['2-b']?.value).toBeNull();
  });

  it.each(['9-z', 'constructor', '__proto__'])('ignore the removal of an unknown card (%s)', (id) =>
    expect(removeOwnCard(three, id, 3000)).toBe(three),
  );

  it.each(['', '  \n', '\u200b'])('require a title (%j)', (title) =>
    expect(putOwnCard(begun, '1-a', own(title), 3000)).toBe(begun),
  );

  it('limit the title to 40 and the description to 500 characters', () => {
    const long = { ...own(`${'x'.repeat(39)} y`), description: `a\nb\0${'é'.repeat(600)}` };
    const { title, description } = put(begun, '1-a', long).ownCards['1-a']?.value ?? own('');
    expect([title, Array.from(description).length]).toEqual(['x'.repeat(39), 500]);
    expect(description.startsWith('a\nbé')).toBe(true);
  });
});

describe('an idea for a card', () => {
  const add = (sort: Sort, text: string, card = 'a'): Sort => {
    const next = addIdea(sort, card, text, 2000);
    if (next === 'full') throw new Error('full');
    return next;
  };

  it('is appended to the card’s list, on one line', () =>
    expect(ideasOf(add(add(begun, ' Ice\nmaker '), 'Baker'), 'a')).toEqual(['Ice maker', 'Baker']));

  it('is added only once, and a card has at most three', () => {
    const full = add(add(add(begun, 'x'), 'y'), 'z');
    expect(add(full, ' y ')).toBe(full);
    expect(addIdea(full, 'a', 'w', 2000)).toBe('full');
    expect(ideasOf(add(full, 'w', 'b'), 'b')).toEqual(['w']);
  });

  it.each([
    ['without visible text', '  \u200b', 'a'],
    ['for a card that is not in the sort', 'x', 'zzz'],
  ])('%s changes nothing', (_, text, card) => expect(add(begun, text, card)).toBe(begun));

  it('can be removed; removing an unknown idea changes nothing', () => {
    const one = add(begun, 'x');
    expect(ideasOf(removeIdea(one, 'a', 'x', 3000), 'a')).toEqual([]);
    expect(ideasOf(removeIdea(add(one, 'y'), 'a', 'x', 3000), 'a')).toEqual(['y']);
    expect(removeIdea(one, 'a', 'y', 3000)).toBe(one);
  });

  it('can be neither added nor removed once the sort is confirmed', () => {
    const confirmed = { ...add(begun, 'x'), confirmedAt: 3000 };
    expect(removeIdea(confirmed, 'a', 'x', 4000)).toBe(confirmed);
    expect(add(confirmed, 'y')).toBe(confirmed);
  });

  it('does not end with a space after it is cut', () =>
    expect(cleanIdea(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59)));

  it('is absent on a card that is named like a property of Object.prototype', () =>
    expect(ideasOf(begun, 'constructor')).toEqual([]));

  it('is trimmed and has at most 60 characters', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const idea = cleanIdea(text);
        expect(Array.from(idea).length).toBeLessThanOrEqual(60);
        expect(idea).toBe(idea.trim());
        expect(cleanIdea(idea)).toBe(idea);
      }),
    ));
});

describe('the latest own card', () => {
  it('is the one that was added or changed last', () => {
    expect(latestOwnCard(begun)).toBeNull();
    expect(latestOwnCard(three)).toBe('3-c');
    expect(latestOwnCard(put(three, '1-a', own('Cats')))).toBe('1-a');
    expect(latestOwnCard(removeOwnCard(three, '3-c', 9000))).toBe('2-b');
  });
});

describe('own cards of an earlier sort', () => {
  const earlier = [own('Dogs'), own('Bike lanes')];
  const titles = (sort: Sort) => reusableCards(sort, earlier).map(({ title }) => title);

  it('can be used again until this sort has a card with the same title', () => {
    expect(titles(begun)).toEqual(['Dogs', 'Bike lanes']);
    const one = put(begun, '1-a', own(' dogs'));
    expect(titles(one)).toEqual(['Bike lanes']);
    expect(titles(removeOwnCard(one, '1-a', 9000))).toEqual(['Dogs', 'Bike lanes']);
  });

  it('cannot be used in a sort that has all its own cards', () => {
    expect(titles(three)).toEqual([]);
  });
});
