import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAct, anySort } from './any-sort.ts';
import { answerCard, hasTooFew, passCards, positionOf, startPass, undoAnswer } from './passes.ts';
import { confirmSort, toggleRank } from './ranks.ts';
import { startSort, type Answer, type Sort } from './sort.ts';
import { allowedIndex, resumeStep, stepAfter } from './step.ts';

const deck = ['a', 'b', 'c', 'd'];
const begun = startSort('s', deck, 1000);
const all = () => true;
const answerAll = (sort: Sort, ...given: Answer[]): Sort =>
  given.reduce((each, answer, place) => answerCard(each, deck[place] ?? '', answer, 2000), sort);
const done = answerAll(begun, 'like', 'like', 'dislike', 'superlike');

describe('a sort resumes', () => {
  it('at the first unfinished card', () => {
    expect(resumeStep(begun, all)).toEqual({ kind: 'card', index: 1 });
    expect(resumeStep(answerAll(begun, 'like', 'like'), all)).toEqual({ kind: 'card', index: 3 });
    expect(resumeStep(undoAnswer(done, 'b', 3000), all)).toEqual({ kind: 'card', index: 2 });
  });

  it('at select when all cards are sorted', () =>
    expect(resumeStep(done, all)).toEqual({ kind: 'select' }));

  it('at card 1 when all cards are sorted and too few are liked', () =>
    expect(resumeStep(answerAll(begun, 'like', 'like', 'dislike', 'dislike'), all)).toEqual({
      kind: 'card',
      index: 1,
    }));

  it('at card 1 when it has no cards', () =>
    expect(resumeStep(startSort('s', [], 1000), all)).toEqual({ kind: 'card', index: 1 }));

  it('at card 1 when it has cards that are no longer available', () =>
    expect(resumeStep(done, (card) => card !== 'b')).toEqual({ kind: 'card', index: 1 }));

  it('at its position in the second sort', () => {
    const again = answerCard(startPass(done, 'liked', 3000), 'a', 'like', 4000);
    expect(resumeStep(again, all)).toEqual({ kind: 'card', index: 2 });
  });

  it('at the results once the three are confirmed, even if its cards changed', () => {
    const ranked = ['a', 'b', 'd'].reduce<Sort>((sort, card) => {
      const next = toggleRank(sort, card, 5000);
      return next === 'full' ? sort : next;
    }, done);
    const confirmed = confirmSort(ranked, 6000);
    expect(confirmed && resumeStep(confirmed, () => false)).toEqual({ kind: 'results' });
  });
});

describe('the step after a card', () => {
  it('is the next card, also if an earlier answer was changed', () => {
    expect(stepAfter(answerAll(begun, 'like'), 1)).toEqual({ kind: 'card', index: 2 });
    const changed = answerCard(answerAll(begun, 'like', 'like', 'like'), 'a', 'dislike', 3000);
    expect(stepAfter(changed, 1)).toEqual({ kind: 'card', index: 2 });
    expect(stepAfter(done, 2)).toEqual({ kind: 'card', index: 3 });
  });

  it('is select after the last card, or card 1 with too few liked', () => {
    expect(stepAfter(done, 4)).toEqual({ kind: 'select' });
    const few = answerAll(begun, 'like', 'like', 'dislike', 'dislike');
    expect(stepAfter(few, 4)).toEqual({ kind: 'card', index: 1 });
  });

  it('is the first open card if the card has no answer', () => {
    const half = answerAll(begun, 'like');
    expect(stepAfter(half, 2)).toEqual({ kind: 'card', index: 2 });
    expect(stepAfter(half, 3)).toEqual({ kind: 'card', index: 2 });
  });

  it('is the skipped card after the last card', () =>
    expect(stepAfter(undoAnswer(done, 'b', 3000), 4)).toEqual({ kind: 'card', index: 2 }));
});

describe('an index in an address', () => {
  const half = answerAll(begun, 'like', 'like');

  it.each([
    ['of an earlier card stays', 1, 1],
    ['of the current card stays', 3, 3],
    ['beyond the first open card leads to that card', 4, 3],
    ['beyond the number of cards leads to card 1', 5, 1],
    ['of 0 leads to card 1', 0, 1],
    ['below 0 leads to card 1', -3, 1],
    ['that is not a number leads to card 1', Number.NaN, 1],
    ['with a fraction leads to card 1', 1.5, 1],
    ['of infinity leads to card 1', Infinity, 1],
  ])('%s', (_, index, shown) => expect(allowedIndex(half, index)).toBe(shown));

  it('may be any card once the pass is complete', () => expect(allowedIndex(done, 4)).toBe(4));

  it('always leads to a visible card of the pass, and so does resuming', () =>
    fc.assert(
      fc.property(
        anySort(anyAct),
        fc.double(),
        fc.integer({ min: -9, max: 9 }),
        (sort, wild, index) => {
          for (const each of [wild, index]) {
            const shown = allowedIndex(sort, each);
            expect(passCards(sort)[shown - 1]).toBeDefined();
            expect(shown).toBeLessThanOrEqual(positionOf(sort));
            expect(allowedIndex(sort, shown)).toBe(shown);
          }
          const step = resumeStep(sort, all);
          if (step.kind === 'card') expect(allowedIndex(sort, step.index)).toBe(step.index);
          else expect(hasTooFew(sort)).toBe(false);
        },
      ),
    ));
});
