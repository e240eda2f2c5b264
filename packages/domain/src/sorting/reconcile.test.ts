import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAct, anyActOrConfirm, anyClock, anySort, perform } from './any-sort.ts';
import { answerCard } from './passes.ts';
import { isSame, reconcile } from './reconcile.ts';
import { answerOf, startSort, type Sort } from './sort.ts';

const deck = ['a', 'b', 'c', 'd'];
const mine = answerCard(startSort('mine', deck, 1000), 'a', 'like', 2000);
const newer = answerCard(mine, 'b', 'superlike', 3000);
const other = answerCard(startSort('other', deck, 5000), 'c', 'dislike', 6000);
const known = { isKnown: true, hasUnsent: false };
const unsent = { isKnown: true, hasUnsent: true };
const unacknowledged = { isKnown: false, hasUnsent: true };
const nothing = { open: null, confirmedId: null };

describe('when the page loads', () => {
  it('continues the server’s sort if the device has none', () => {
    expect(reconcile(null, nothing)).toEqual({ sort: null, send: 'none' });
    expect(reconcile(null, { open: mine, confirmedId: 'x' })).toEqual({ sort: mine, send: 'none' });
  });

  it('ends a sort that was confirmed on another device', () => {
    const kept = { sort: newer, ...unsent };
    expect(reconcile(kept, { open: null, confirmedId: 'mine' }).sort).toBeNull();
    expect(reconcile(kept, { open: other, confirmedId: 'mine' })).toEqual({
      sort: other,
      send: 'none',
    });
  });

  it('ends a sort that was abandoned on another device if everything here was sent', () => {
    expect(reconcile({ sort: mine, ...known }, nothing)).toEqual({ sort: null, send: 'none' });
    expect(reconcile({ sort: mine, ...known }, { open: other, confirmedId: null })).toEqual({
      sort: other,
      send: 'none',
    });
  });

  it('drops a sort that another device replaced if everything here was sent', () => {
    const late = answerCard(mine, 'd', 'like', 9000);
    expect(reconcile({ sort: late, ...known }, { open: other, confirmedId: null })).toEqual({
      sort: other,
      send: 'none',
    });
  });

  it('sends again the answers that the server has lost', () => {
    expect(reconcile({ sort: newer, ...known }, { open: mine, confirmedId: null })).toEqual({
      sort: newer,
      send: 'update',
    });
  });

  it('continues a sort that was abandoned on another device if there are unsent answers', () =>
    expect(reconcile({ sort: newer, ...unsent }, nothing)).toEqual({
      sort: newer,
      send: 'create',
    }));

  it.each([unacknowledged, { isKnown: false, hasUnsent: false }])(
    'sends a sort that the server does not know (%o)',
    (state) =>
      expect(reconcile({ sort: mine, ...state }, nothing)).toEqual({ sort: mine, send: 'create' }),
  );

  it('merges the newer answers of both copies of the same sort', () => {
    const theirs = answerCard(mine, 'a', 'dislike', 9000);
    const { sort, send } = reconcile(
      { sort: newer, ...unsent },
      { open: theirs, confirmedId: null },
    );
    expect(sort && [answerOf(sort, 'a'), answerOf(sort, 'b'), send]).toEqual([
      'dislike',
      'superlike',
      'update',
    ]);
  });

  it('sends nothing if the server has the same sort with keys in another order', () => {
    const copy = JSON.parse(JSON.stringify(newer)) as Sort;
    const { deck: cards, id, ...rest } = copy;
    const open = { ...rest, id, deck: cards };
    expect(reconcile({ sort: newer, ...unsent }, { open, confirmedId: null }).send).toBe('none');
    expect(reconcile({ sort: mine, ...known }, { open: newer, confirmedId: null })).toMatchObject({
      send: 'none',
    });
  });

  it('of two sorts continues the server’s, with the unsent answers of this device', () => {
    const first = reconcile({ sort: newer, ...unacknowledged }, { open: other, confirmedId: null });
    expect([first.sort?.id, first.sort && answerOf(first.sort, 'a'), first.send]).toEqual([
      'other',
      'like',
      'update',
    ]);
  });

  it('of two sorts drops answers from before the server’s sort began', () => {
    const late = answerCard(newer, 'd', 'like', 7000);
    const { sort } = reconcile({ sort: late, ...unsent }, { open: other, confirmedId: null });
    expect(sort && deck.map((card) => answerOf(sort, card))).toEqual([
      null,
      null,
      'dislike',
      'like',
    ]);
  });
});

it('never loses an unsent answer that is newer than the server’s', () => {
  fc.assert(
    fc.property(
      anySort(anyAct),
      fc.array(fc.tuple(anyAct, anyClock), { minLength: 1 }),
      fc.array(fc.tuple(anyActOrConfirm, anyClock)),
      (shared, here, there) => {
        const sort = here.reduce((each, [act, now]) => perform(each, act, now), shared);
        const open = there.reduce((each, [act, now]) => perform(each, act, now), shared);
        fc.pre(open.confirmedAt === null);
        const found = reconcile({ sort, ...unsent }, { open, confirmedId: null }).sort;
        for (const [card, { value, at }] of Object.entries(sort.answers)) {
          const theirs = Object.hasOwn(open.answers, card) ? open.answers[card] : undefined;
          if (at > (theirs?.at ?? 0)) expect(found && answerOf(found, card)).toBe(value);
        }
        const again = reconcile({ sort, ...unsent }, { open: found, confirmedId: null });
        expect(again.send).toBe('none');
        expect(again.sort && found && isSame(again.sort, found)).toBe(true);
      },
    ),
  );
});
