import { describe, expect, it } from 'vitest';
import { deckFor, deckNames, hasExpired, ideaProblem, isInSort, pathOfStep } from './sort-model.ts';

describe('the deck of a new sort', () => {
  it('is the full deck minus the excluded cards plus the extra ones', () => {
    const names = deckNames({
      builtIn: ['freshWater', 'cleanPower', 'agingWell'],
      excluded: ['cleanPower', 'unknown'],
      extra: ['skating'],
    });
    expect(names).toEqual(['freshWater', 'agingWell', 'skating']);
  });

  it('has each name once', () => {
    expect(deckNames({ builtIn: ['a'], excluded: [], extra: ['a', 'b', 'b'] })).toEqual(['a', 'b']);
  });
});

describe('an expired school', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  it('has an expiry in the past', () => {
    expect(hasExpired('2026-11-15T11:59:59Z', now)).toBe(true);
    expect(hasExpired('2026-11-15T12:00:00Z', now)).toBe(true);
    expect(hasExpired('2026-11-15T12:00:01Z', now)).toBe(false);
    expect(hasExpired(null, now)).toBe(false);
  });
});

describe('a step of the sort', () => {
  it('has a path', () => {
    expect(pathOfStep({ kind: 'card', index: 12 })).toBe('/dashboard/cards/12');
    expect(pathOfStep({ kind: 'select' })).toBe('/dashboard/cards/select');
    expect(pathOfStep({ kind: 'results' })).toBe('/dashboard/cards/results');
  });

  it('is a numbered card, select or results, and no other page', () => {
    for (const path of ['1', '56', '3/', 'select', 'results']) {
      expect(isInSort(`/dashboard/cards/${path}`), path).toBe(true);
    }
    for (const path of [
      '/dashboard/cards',
      '/dashboard/cards/intro',
      '/dashboard/cards/get',
      '/',
      '/logout',
    ]) {
      expect(isInSort(path), path).toBe(false);
    }
  });

  it('includes the page with all cards', () => {
    expect(isInSort('/dashboard/cards/all')).toBe(true);
  });
});

describe('an idea', () => {
  it('is not empty, has at most 60 characters and is new; a card has at most three', () => {
    expect(ideaProblem('Ice maker', [])).toBeNull();
    expect(ideaProblem('x'.repeat(60), [])).toBeNull();
    expect(ideaProblem('🧊'.repeat(60), [])).toBeNull();
    expect(ideaProblem(' \n ', [])).toBe('empty');
    expect(ideaProblem('x'.repeat(61), [])).toBe('tooLong');
    expect(ideaProblem('  Ice   maker ', ['Ice maker'])).toBe('known');
    expect(ideaProblem('Fourth', ['a', 'b', 'c'])).toBe('full');
  });
});

describe('the order of a new sort’s cards', () => {
  const cards = ['blue', 'red', 'pink'].flatMap((color) =>
    ['a', 'b', 'c'].map((letter) => ({ name: `${color}-${letter}`, color })),
  );
  const names = cards.map(({ name }) => name);

  it('is shuffled by the sort’s id, and never has two cards of one color in a row', () => {
    const order = deckFor(names, cards, false)('a sort');
    expect([...order].toSorted()).toEqual(names.toSorted());
    const colors = order.map((name) => name.split('-')[0]);
    expect(colors.filter((color, at) => color === colors[at - 1])).toEqual([]);
    expect(deckFor(names, cards, false)('a sort')).toEqual(order);
    expect(deckFor(names, cards, false)('another sort')).not.toEqual(order);
  });

  it('is the deck’s own order if the school turned the shuffling off', () => {
    expect(deckFor(names, cards, true)('a sort')).toEqual(names);
  });
});
