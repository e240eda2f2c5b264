import type { ConfirmedResult } from '@trio/contracts/results';
import { startSort, type Sort } from '@trio/domain/sorting/sort';
import { describe, expect, it } from 'vitest';
import { compareThree, currentAnswers, currentThree, threeBefore } from './current-sort.ts';

const result = (id: string, selected: ConfirmedResult['selected']): ConfirmedResult => ({
  id,
  created: '2026-05-01T10:00:00.000Z',
  updated: '2026-05-01T10:12:00.000Z',
  selected,
  extraCards: [],
  reflection: null,
  emailSent: false,
  profileSent: false,
});
const before = result('r1', ['a', 'b', 'c']);
const latest = result('r2', ['c', 'a', 'd']);
const finished: Sort = {
  ...startSort('r3', ['a', 'b', 'c', 'd'], 0),
  ranks: { value: ['d', 'c', 'b'], at: 5 },
  confirmedAt: 6,
};
const state = { sort: null, extraCards: [], confirmed: latest, previous: before };

describe('the trio of a student', () => {
  it('is null before the first sort', () => {
    const nothing = { ...state, confirmed: null, previous: null };
    expect([currentThree(nothing), threeBefore(nothing)]).toEqual([null, null]);
  });

  it('is the latest confirmed one, also during a new sort', () => {
    const inProgress = { ...state, sort: { ...finished, confirmedAt: null } };
    for (const each of [state, inProgress]) {
      expect(currentThree(each)).toMatchObject({
        ids: ['c', 'a', 'd'],
        confirmedAt: latest.updated,
      });
      expect(threeBefore(each)?.ids).toEqual(['a', 'b', 'c']);
    }
  });

  it('is the new one as soon as it is confirmed, also before it is sent', () => {
    const unsent = { ...state, sort: finished };
    expect(currentThree(unsent)?.ids).toEqual(['d', 'c', 'b']);
    expect(threeBefore(unsent)?.ids).toEqual(['c', 'a', 'd']);
    const received = { ...unsent, confirmed: result('r3', ['d', 'c', 'b']), previous: latest };
    expect(currentThree(received)?.ids).toEqual(['d', 'c', 'b']);
    expect(threeBefore(received)?.ids).toEqual(['c', 'a', 'd']);
  });

  it('includes own cards', () => {
    const own = { id: '7-dogs', title: 'Dogs', description: '', imageUrl: '/x', color: 'red' };
    const three = currentThree({
      ...state,
      confirmed: result('r4', [
        'a',
        own as never,
        { title: 'Cats', description: '', imageUrl: '' },
      ]),
    });
    expect(three?.ids).toEqual(['a', '7-dogs', 'Cats']);
    expect(three?.ownCards).toMatchObject({
      '7-dogs': { value: { title: 'Dogs', imageUrl: '/x', color: 'red' } },
      Cats: { value: { color: 'purple' } },
    });
  });
});

describe('the changes since the last sort', () => {
  const three = (selected: ConfirmedResult['selected']) => {
    const made = currentThree({ ...state, confirmed: result('x', selected) });
    if (!made) throw new Error('No trio was made.');
    return made;
  };
  const own = (id: string, title: string) => ({ id, title, description: '', imageUrl: '' });

  it('list the kept, new and removed cards', () => {
    expect(compareThree(three(['c', 'a', 'd']), three(['a', 'b', 'c']))).toEqual({
      kept: ['c', 'a'],
      fresh: ['d'],
      gone: ['b'],
      isSameOrder: false,
    });
  });

  it('distinguish the same order from a new order', () => {
    const same = { kept: ['a', 'b', 'c'], fresh: [], gone: [] };
    const now = three(['a', 'b', 'c']);
    expect(compareThree(now, three(['a', 'b', 'c']))).toEqual({ ...same, isSameOrder: true });
    expect(compareThree(now, three(['b', 'a', 'c']))).toEqual({ ...same, isSameOrder: false });
  });

  it('match own cards by title', () => {
    const change = compareThree(
      three(['a', 'b', own('9-dogs', 'dogs ')]),
      three(['a', 'Dogs', own('7-Dogs', 'Dogs')]),
    );
    expect(change).toMatchObject({ kept: ['a', '9-dogs'], fresh: ['b'], gone: ['Dogs'] });
  });
});

describe('the answers of the shown sort', () => {
  const dogs = { title: 'Dogs', description: '', imageUrl: '/x', color: 'red' } as const;

  it('are the server’s, with all own cards and without unanswered cards', () => {
    const confirmedCards = [
      { name: 'a', result: 'superlike' },
      { name: 'b', result: null },
      { name: 'c', result: null, rank: 1 },
      { id: '7-dogs', result: 'superlike', ...dogs },
    ] as const;
    expect(currentAnswers({ ...state, confirmedCards })).toEqual({
      answers: [
        { id: 'a', answer: 'superlike' },
        { id: 'c', answer: 'like' },
        { id: '7-dogs', answer: 'superlike' },
      ],
      ownCards: { '7-dogs': { value: dogs } },
    });
  });

  it('are those on the device until the server has the confirmed sort', () => {
    const answers = { a: { value: 'dislike', at: 1 } } as const;
    const unsent = { ...state, sort: { ...finished, answers } };
    const confirmedCards = [{ name: 'a', result: 'superlike' }] as const;
    expect(currentAnswers({ ...unsent, confirmedCards })?.answers).toEqual([
      { id: 'a', answer: 'dislike' },
      { id: 'b', answer: 'like' },
      { id: 'c', answer: 'like' },
      { id: 'd', answer: 'like' },
    ]);
  });

  it('are unknown while another sort is in progress', () => {
    expect(currentAnswers({ ...state, sort: { ...finished, confirmedAt: null } })).toBeNull();
  });
});
