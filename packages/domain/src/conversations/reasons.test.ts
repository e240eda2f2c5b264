import { describe, expect, it } from 'vitest';
import { compareQueued, isSeenLately, reasonsOf, type QueueFacts } from './reasons.ts';

const today = '2026-11-18';
const finished: QueueFacts = {
  stage: 'reflected',
  savedOn: '2026-11-17',
  liked: 0,
  askedOn: null,
  openStep: null,
  notYetOn: null,
  confirmedOn: '2026-11-17',
  kept: null,
  termEndsOn: '2027-01-31',
  seenOn: null,
};
const reasons = (changes: Partial<QueueFacts>) => reasonsOf({ ...finished, ...changes }, today);
const since = (day: string | null, reason: string) =>
  day === null ? [] : [{ reason, since: day }];

it('a student who has finished is not in the queue', () => {
  expect(reasons({})).toEqual([]);
});

describe('a reason to talk', () => {
  it('is that the student asked to', () => {
    expect(reasons({ askedOn: '2026-11-18' })).toEqual(since('2026-11-18', 'asked-to-talk'));
  });

  it.each([
    ['tomorrow', '2026-11-19', null],
    ['today', '2026-11-18', null],
    ['yesterday', '2026-11-17', '2026-11-18'],
    ['the day before', '2026-11-16', '2026-11-17'],
    ['long ago', '2026-10-01', '2026-10-02'],
    ['not set', null, null],
  ])('is a step with a date that was %s', (_, dueOn, expected) => {
    expect(reasons({ openStep: { dueOn, notYet: 1 } })).toEqual(since(expected, 'step-overdue'));
  });

  it.each([
    [0, null],
    [1, null],
    [2, '2026-11-12'],
    [3, '2026-11-12'],
  ])('is a step that is not done after %i check-ins', (notYet, expected) => {
    const openStep = { dueOn: '2026-12-01', notYet };
    expect(reasons({ openStep, notYetOn: '2026-11-12' })).toEqual(since(expected, 'step-overdue'));
  });

  it.each([
    ['2026-11-12', null],
    ['2026-11-11', '2026-11-18'],
    ['2026-11-10', '2026-11-17'],
    ['2026-11-01', '2026-11-08'],
    [null, null],
  ])('is an unfinished sort, last saved on %s', (savedOn, expected) => {
    expect(reasons({ stage: 'sorting', savedOn })).toEqual(since(expected, 'not-saved'));
  });

  it.each([
    ['2026-11-16', 3, null],
    ['2026-11-15', 3, '2026-11-18'],
    ['2026-11-14', 3, '2026-11-17'],
    ['2026-11-15', 4, '2026-11-18'],
    ['2026-11-15', 2, null],
  ])('is a sort without a pick, last saved on %s with %i liked', (savedOn, liked, expected) => {
    const found = reasons({ stage: 'picking', savedOn, liked }).filter(
      ({ reason }) => reason === 'not-picked',
    );
    expect(found).toEqual(since(expected, 'not-picked'));
  });

  it.each([
    [0, '2026-11-18'],
    [2, '2026-11-18'],
    [3, null],
    [4, null],
  ])('is a first pass with %i liked', (liked, expected) => {
    expect(reasons({ stage: 'picking', savedOn: today, liked })).toEqual(
      since(expected, 'too-few-liked'),
    );
  });

  it.each([
    [0, null, '2026-11-17'],
    [1, null, '2026-11-17'],
    [2, null, null],
    [3, null, null],
    [1, '2026-11-16', '2026-11-17'],
    [1, '2026-11-17', null],
  ])('is a new three with %i of the old one, seen on %s', (kept, seenOn, expected) => {
    expect(reasons({ kept, seenOn })).toEqual(since(expected, 'new-trio'));
  });

  it.each([
    ['joined', '2026-12-09', '2026-11-18'],
    ['not-joined', '2026-12-09', '2026-11-18'],
    ['joined', '2026-12-10', null],
    ['joined', '2026-12-08', '2026-11-17'],
    ['joined', '2026-11-18', '2026-10-28'],
    ['joined', '2026-11-17', null],
    ['joined', null, null],
    ['picked', '2026-12-01', null],
  ] as const)(
    'is that a student who is %s has not begun, with a term until %s',
    (stage, termEndsOn, expected) => {
      expect(reasons({ stage, termEndsOn })).toEqual(since(expected, 'not-begun'));
    },
  );
});

describe('only in its own stage', () => {
  const old = {
    savedOn: '2026-10-01',
    termEndsOn: '2026-12-01',
    liked: 3,
    kept: null,
    confirmedOn: null,
  };
  it.each([
    ['not-joined', ['not-begun']],
    ['joined', ['not-begun']],
    ['sorting', ['not-saved']],
    ['picking', ['not-picked']],
    ['picked', []],
    ['reflected', []],
  ] as const)('%s has the reasons %j', (stage, expected) => {
    expect(reasons({ ...old, stage }).map(({ reason }) => reason)).toEqual(expected);
  });
});

it.each([
  ['26 days ago', '2026-10-23', null, true],
  ['29 days ago', '2026-10-20', null, false],
  ['27 days ago', '2026-10-22', null, true],
  ['28 days ago', '2026-10-21', null, false],
  ['never', null, null, false],
  ['before the student asked to talk', '2026-11-10', '2026-11-10', false],
  ['after the student asked to talk', '2026-11-10', '2026-11-09', true],
])('a student who was seen %s', (_, seenOn, askedOn, expected) => {
  expect(isSeenLately({ ...finished, seenOn, askedOn }, today)).toBe(expected);
});

it('orders by who was seen, then by reason, then by the longest waiting', () => {
  const queued = (reason: string, day: string, isSeen = false) => ({
    reasons: since(day, reason) as ReturnType<typeof reasonsOf>,
    isSeenLately: isSeen,
  });
  const inOrder = [
    queued('asked-to-talk', '2026-11-10'),
    queued('asked-to-talk', '2026-11-12'),
    queued('step-overdue', '2026-09-01'),
    queued('not-begun', '2026-08-01'),
    { reasons: [], isSeenLately: false },
    queued('asked-to-talk', '2026-01-01', true),
  ];
  expect(inOrder.toReversed().toSorted(compareQueued)).toEqual(inOrder);
});
