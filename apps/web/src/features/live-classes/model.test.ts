import type { WatchedStudent } from '@trio/contracts/live-classes';
import { describe, expect, it } from 'vitest';
import {
  areNamesHidden,
  isFromEarlier,
  progressOf,
  projectorView,
  silentMinutes,
} from './model.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const student = (changes: Partial<WatchedStudent> = {}): WatchedStudent => ({
  _id: '01900000-0000-7000-8000-000000000001',
  firstname: 'Zoé',
  lastname: 'Roy',
  stage: 'sorting',
  answered: 12,
  deckSize: 56,
  activeAt: '2026-11-18T09:56:30Z',
  ...changes,
});

describe('a silent student', () => {
  it('has sent no answer for three minutes while sorting or picking', () => {
    expect(silentMinutes(student(), now)).toBe(3);
    expect(silentMinutes(student({ stage: 'picking' }), now)).toBe(3);
    expect(silentMinutes(student({ activeAt: '2026-11-18T09:57:01Z' }), now)).toBeNull();
  });

  it('has been silent since an earlier lesson after more than 75 minutes', () => {
    expect(isFromEarlier(75)).toBe(false);
    expect(isFromEarlier(76)).toBe(true);
  });

  it('is not one who has not begun or has finished', () => {
    expect(silentMinutes(student({ stage: 'joined', activeAt: null }), now)).toBeNull();
    expect(silentMinutes(student({ stage: 'picked' }), now)).toBeNull();
  });
});

describe('the projector', () => {
  const none = { 'not-joined': 0, joined: 0, sorting: 0, picking: 0, picked: 0, reflected: 0 };
  const pattern = { students: 5, challenges: [], extraCards: [] };
  const viewOf = (counts: Partial<typeof none>, isPatternThere = false) =>
    projectorView({ counts: { ...none, ...counts }, pattern: isPatternThere ? pattern : null });

  it('shows the code until half of the students have begun', () => {
    expect(viewOf({})).toBe('join');
    expect(viewOf({ joined: 3, sorting: 2 })).toBe('join');
    expect(viewOf({ joined: 2, sorting: 2 })).toBe('progress');
  });

  it('shows the challenges once most have finished', () => {
    expect(viewOf({ sorting: 4, picked: 5 }, true)).toBe('progress');
    expect(viewOf({ sorting: 1, picked: 4, reflected: 1 }, true)).toBe('pattern');
    expect(viewOf({ picked: 4 })).toBe('progress');
  });

  it('counts students who are here, not those who never logged in', () => {
    const counts = { ...none, 'not-joined': 9, joined: 1, sorting: 2, picked: 1, reflected: 1 };
    expect(progressOf({ counts })).toEqual({ here: 5, begun: 4, finished: 2 });
  });
});

it('hides names whenever the projector opens, whatever was chosen before', () => {
  expect(areNamesHidden(null, false)).toBe(false);
  expect(areNamesHidden(null, true)).toBe(true);
  const shown = { isHidden: false, wasProjectorOpen: false };
  expect(areNamesHidden(shown, false)).toBe(false);
  expect(areNamesHidden(shown, true)).toBe(true);
  expect(areNamesHidden({ isHidden: false, wasProjectorOpen: true }, true)).toBe(false);
  expect(areNamesHidden({ isHidden: true, wasProjectorOpen: false }, false)).toBe(true);
});
