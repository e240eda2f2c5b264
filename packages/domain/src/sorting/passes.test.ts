import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAct, anySort, perform } from './any-sort.ts';
import { mergeSorts } from './merge.ts';
import {
  answerCard,
  hasTooFew,
  isLaterPass,
  isOpen,
  isPassDone,
  isPassUntouched,
  likedCards,
  mayPick,
  passCards,
  positionOf,
  startPass,
  undoAnswer,
} from './passes.ts';
import { clearRanks, confirmSort, ranksOf, toggleRank } from './ranks.ts';
import { answerOf, startSort, type Answer, type Sort } from './sort.ts';

const deck = ['a', 'b', 'c', 'd', 'e'];
const begun = startSort('s', deck, 1000);

function answerAll(sort: Sort, letters: string, now = 2000): Sort {
  const words: Record<string, Answer> = { d: 'dislike', l: 'like', s: 'superlike' };
  const cards = passCards(sort);
  return Array.from(letters).reduce(
    (each, letter, place) =>
      answerCard(each, cards[place] ?? '', words[letter] ?? 'like', now + place * 5000),
    sort,
  );
}
const ranked = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((each, card) => perform(each, (s, now) => toggleRank(s, card, now), 90_000), sort);

describe('an answer', () => {
  it('is stored as the card’s result and advances the index', () => {
    const sort = answerCard(begun, 'a', 'superlike', 2000);
    expect(answerOf(sort, 'a')).toBe('superlike');
    expect([positionOf(begun), positionOf(sort)]).toEqual([1, 2]);
  });

  it('starts the pass, and the answer to the last card ends it', () => {
    const sorts = ['', 'l', 'llll', 'lllll'].map((letters) => answerAll(begun, letters));
    expect(sorts.map(isPassUntouched)).toEqual([true, false, false, false]);
    expect(sorts.map(isPassDone)).toEqual([false, false, false, true]);
  });

  it('for a card outside the sort changes nothing', () =>
    expect(answerCard(begun, 'zzz', 'like', 2000)).toBe(begun));

  it('counts in the first pass even if it is older than the pass', () => {
    const early = { ...begun, answers: { a: { value: 'like' as const, at: 3 } } };
    expect(positionOf(early)).toBe(2);
  });

  it('is absent at first for a card named like a property of Object.prototype', () => {
    const sort = startSort('s', ['constructor', '__proto__'], 1);
    expect(answerOf(sort, 'constructor')).toBeNull();
    expect(isOpen(sort, '__proto__')).toBe(true);
    const answered = answerCard(answerCard(sort, '__proto__', 'like', 2), 'constructor', 'like', 3);
    expect([answerOf(answered, '__proto__'), answerOf(answered, 'constructor')]).toEqual([
      'like',
      'like',
    ]);
    expect(answerOf(mergeSorts(sort, answered), '__proto__')).toBe('like');
  });
});

describe('undo', () => {
  it('clears the previous card’s result and goes back one step', () => {
    const sort = undoAnswer(answerAll(begun, 'sl'), 'b', 9000);
    expect([answerOf(sort, 'a'), answerOf(sort, 'b'), positionOf(sort)]).toEqual([
      'superlike',
      null,
      2,
    ]);
  });

  it('of a card without an answer changes nothing', () =>
    expect(undoAnswer(begun, 'a', 2000)).toBe(begun));

  it('clears the ranks only when it removes an answer', () => {
    const done = ranked(answerAll(begun, 'lllll'), 'a', 'b');
    expect(ranksOf(undoAnswer(done, 'e', 99_000))).toEqual([null, null, null]);
    const unranked = answerAll(begun, 'll');
    expect(undoAnswer(unranked, 'b', 99_000).ranks).toBe(unranked.ranks);
  });
});

describe('after the last card', () => {
  it('with fewer than three liked a new pass over all cards starts at card 1 and keeps all answers', () => {
    const sort = answerAll(begun, 'ldsdd');
    expect(passCards(sort)).toEqual(deck);
    expect([positionOf(sort), isPassUntouched(sort), sort.pass.value]).toEqual([1, true, 'all']);
    expect(deck.map((card) => answerOf(sort, card)?.[0])).toEqual(['l', 'd', 's', 'd', 'd']);
  });

  it.each(['lldds', 'sssss', 'dllls'])(
    'with three or more liked the pass is complete (%s)',
    (letters) => {
      const sort = answerAll(begun, letters);
      expect([isPassDone(sort), hasTooFew(sort), sort.pass.value]).toEqual([true, false, 'first']);
    },
  );

  it('a second pass with too few liked leads to a third', () => {
    const sort = answerAll(answerAll(begun, 'ddddd'), 'llddd', 50_000);
    expect([positionOf(sort), isPassUntouched(sort)]).toEqual([1, true]);
    expect(likedCards(sort)).toEqual(['a', 'b']);
  });

  it('changing an earlier answer to dislike also starts again at card 1', () => {
    const sort = answerCard(answerAll(begun, 'llldd'), 'b', 'dislike', 99_000);
    expect([positionOf(sort), sort.pass.value]).toEqual([1, 'all']);
  });
});

describe('a second sort', () => {
  const again = startPass(answerAll(begun, 'lsdls'), 'liked', 60_000);

  it('goes over the liked and super-liked cards and keeps each answer until it is changed', () => {
    expect(passCards(again)).toEqual(['a', 'b', 'd', 'e']);
    expect([positionOf(again), isPassUntouched(again)]).toEqual([1, true]);
    const one = answerCard(again, 'a', 'dislike', 61_000);
    expect([answerOf(one, 'a'), answerOf(one, 'b'), positionOf(one)]).toEqual([
      'dislike',
      'superlike',
      2,
    ]);
  });

  it('returns to select when complete', () =>
    expect(isPassDone(answerAll(again, 'dlls', 61_000))).toBe(true));

  it('with fewer than three liked continues over all cards', () => {
    const sort = answerAll(again, 'ddls', 61_000);
    expect([sort.pass.value, passCards(sort), positionOf(sort)]).toEqual(['all', deck, 1]);
  });

  it('keeps its list of cards while answers change', () => {
    const step = fc.tuple(fc.nat(3), fc.constantFrom('dislike', 'like', 'undo' as const));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const cards = passCards(again);
        steps.reduce((sort, [place, what]) => {
          const card = cards[place] ?? '';
          const next =
            what === 'undo' ? undoAnswer(sort, card, 70_000) : answerCard(sort, card, what, 70_000);
          if (next.pass === again.pass) expect(passCards(next)).toEqual(cards);
          return next;
        }, again);
      }),
    );
  });
});

it('includes an answer with the same time as its start', () => {
  const again = startPass(answerAll(begun, 'lllll'), 'all', 60_000);
  const answers = { ...again.answers, a: { value: 'like' as const, at: again.pass.at } };
  expect(positionOf({ ...again, answers })).toBe(2);
});

describe('two devices', () => {
  const done = answerAll(begun, 'lllld');
  const here = answerCard(done, 'a', 'dislike', 61_000);
  const there = answerCard(done, 'b', 'dislike', 62_000);
  const both = mergeSorts(here, there);

  it('that together have too few liked cards start a new pass at card 1', () => {
    expect(hasTooFew(both)).toBe(true);
    expect([positionOf(both), isPassDone(both), isPassUntouched(both)]).toEqual([1, false, true]);
    const next = answerCard(both, 'a', 'dislike', 63_000);
    expect(positionOf(next)).toBe(2);
  });

  it('that together leave a second sort without cards make it cover all cards', () => {
    const again = startPass(answerAll(begun, 'llldd'), 'liked', 90_000);
    const disliked = ['a', 'b', 'c'].reduce(
      (sort, card) => answerCard(sort, card, 'dislike', 80_000),
      answerAll(begun, 'llldd'),
    );
    const merged = mergeSorts(again, { ...disliked, pass: again.pass });
    expect(passCards(merged)).toEqual(deck);
    expect(positionOf(merged)).toBe(1);
  });
});

describe('a confirmed sort', () => {
  it('accepts no answer, undo, pass or change of rank', () => {
    const confirmed = confirmSort(ranked(answerAll(begun, 'lllld'), 'c', 'a', 'b'), 99_000);
    if (!confirmed) throw new Error('not confirmed');
    expect(answerCard(confirmed, 'a', 'dislike', 1e6)).toBe(confirmed);
    expect(undoAnswer(confirmed, 'a', 1e6)).toBe(confirmed);
    expect(startPass(confirmed, 'all', 1e6)).toBe(confirmed);
    expect(clearRanks(confirmed, 1e6)).toBe(confirmed);
    expect(toggleRank(confirmed, 'a', 1e6)).toBe(confirmed);
  });
});

it('any sequence of answers and undos ends in the state that the answers describe', () => {
  const step = fc.tuple(
    fc.nat(4),
    fc.constantFrom('dislike', 'like', 'superlike', null),
    fc.nat(50),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const given = new Map<string, string | null>();
      const sort = steps.reduce((each, [place, answer, now]) => {
        const card = deck[place] ?? '';
        given.set(card, answer);
        return answer === null ? undoAnswer(each, card, now) : answerCard(each, card, answer, now);
      }, begun);
      for (const card of deck) expect(answerOf(sort, card)).toBe(given.get(card) ?? null);
    }),
  );
});

it('the position is always the first open card, or one beyond the last', () => {
  fc.assert(
    fc.property(anySort(anyAct), (sort) => {
      const cards = passCards(sort);
      const position = positionOf(sort);
      expect(cards.slice(0, position - 1).some((card) => isOpen(sort, card))).toBe(false);
      expect(isPassDone(sort)).toBe(position === cards.length + 1);
      if (position <= cards.length) expect(isOpen(sort, cards[position - 1] ?? '')).toBe(true);
      else expect(hasTooFew(sort)).toBe(false);
    }),
  );
});

it('answering the cards in order always leads to select, or to card 1 with too few', () => {
  const given = fc.array(fc.constantFrom<Answer>('dislike', 'like', 'superlike'), {
    minLength: 7,
    maxLength: 7,
  });
  fc.assert(
    fc.property(anySort(anyAct), given, (start, words) => {
      const from = startPass(start, 'all', 0);
      const cards = passCards(from);
      const end = cards.reduce((sort, card, place) => {
        expect(positionOf(sort)).toBe(place + 1);
        return answerCard(sort, card, words[place] ?? 'like', 0);
      }, from);
      expect(isPassDone(end)).toBe(!hasTooFew(end));
      if (hasTooFew(end)) expect(positionOf(end)).toBe(1);
    }),
  );
});

describe('picking three', () => {
  it('needs the whole first pass, also with three liked cards', () => {
    const almost = answerAll(begun, 'lllld'.slice(0, 4));
    expect([likedCards(almost).length, mayPick(almost)]).toEqual([4, false]);
    expect(mayPick(answerCard(almost, 'e', 'dislike', 90_000))).toBe(true);
  });

  it('is possible in a later pass as soon as three cards are liked', () => {
    const tooFew = answerAll(begun, 'ldddd');
    expect([isLaterPass(tooFew), mayPick(tooFew)]).toEqual([true, false]);
    const two = answerCard(tooFew, 'd', 'like', 80_000);
    expect(mayPick(two)).toBe(false);
    const three = answerCard(two, 'b', 'superlike', 80_001);
    expect([isPassDone(three), positionOf(three), mayPick(three)]).toEqual([false, 1, true]);
    expect(mayPick(answerCard(three, 'd', 'dislike', 80_002))).toBe(false);
    const confirmed = confirmSort(ranked(three, 'd', 'a', 'b'), 99_000);
    expect(confirmed && ranksOf(confirmed)).toEqual(['d', 'a', 'b']);
  });

  it('is possible at any time in a second pass that the student chose', () => {
    for (const kind of ['all', 'liked'] as const) {
      const again = startPass(answerAll(begun, 'lllld'), kind, 70_000);
      expect([isLaterPass(again), mayPick(again)], kind).toEqual([true, true]);
    }
  });

  it('is never possible with fewer than three liked cards or an unfinished first pass', () => {
    fc.assert(
      fc.property(anySort(anyAct), (sort) => {
        const isWhole = sort.pass.value !== 'first' || isPassDone(sort);
        expect(mayPick(sort)).toBe(likedCards(sort).length >= 3 && isWhole);
      }),
    );
  });
});
