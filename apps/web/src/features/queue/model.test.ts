import type { QueuedStudent } from '@trio/contracts/queue';
import { expect, it } from 'vitest';
import {
  countReasons,
  filterStudents,
  neighbourOf,
  noteForm,
  partsOf,
  putOffChoices,
  queryOf,
  readState,
} from './model.ts';

const student = (firstname: string, changes: Partial<QueuedStudent> = {}): QueuedStudent => ({
  _id: crypto.randomUUID(),
  firstname,
  lastname: 'Roy',
  classes: [],
  stage: 'picked',
  reasons: [{ reason: 'step-overdue', since: '2026-11-11' }],
  isSeenLately: false,
  seenOn: null,
  putOffUntil: null,
  request: null,
  ...changes,
});
const names = (students: readonly QueuedStudent[]) => students.map(({ firstname }) => firstname);

const ana = student('Ana', { reasons: [{ reason: 'asked-to-talk', since: '2026-11-12' }] });
const ben = student('Benoît');
const cleo = student('Cleo', { isSeenLately: true });
const dan = student('Dan', { putOffUntil: '2026-11-20' });
const eva = student('Eva', { putOffUntil: '2026-11-19' });
const all = [ana, ben, cleo, dan, eva];

it('puts students off until their day and keeps the order', () => {
  const { waiting, seenLately, putOff } = partsOf(all, '2026-11-19');
  expect([waiting, seenLately, putOff].map(names)).toEqual([
    ['Ana', 'Benoît', 'Eva'],
    ['Cleo'],
    ['Dan'],
  ]);
});

it('counts a reason without students who were put off', () => {
  const counts = countReasons(partsOf(all, '2026-11-19')).filter(({ count }) => count > 0);
  expect(counts).toEqual([
    { reason: 'asked-to-talk', count: 1 },
    { reason: 'step-overdue', count: 3 },
  ]);
});

it('filters by reason and by each word of the name, without accents', () => {
  expect(names(filterStudents(all, 'asked-to-talk', ''))).toEqual(['Ana']);
  expect(names(filterStudents(all, '', 'roy benoi'))).toEqual(['Benoît']);
  expect(names(filterStudents(all, '', '  '))).toEqual(names(all));
});

it('moves to the next student, at the end to the one before', () => {
  expect(neighbourOf(['a', 'b', 'c'], 'b')).toBe('c');
  expect(neighbourOf(['a', 'b', 'c'], 'c')).toBe('b');
  expect(neighbourOf(['a'], 'a')).toBeNull();
  expect(neighbourOf(['a'], 'z')).toBeNull();
});

it.each([
  ['2026-11-18', 'putOff.tomorrow', ['2026-11-19', '2026-11-25', '2026-12-18']],
  ['2026-11-20', 'putOff.schoolDay', ['2026-11-23', '2026-11-27', '2026-12-21']],
])('from %s offers school days only, first %s', (today, label, days) => {
  const choices = putOffChoices(today);
  expect(choices[0]?.label).toBe(label);
  expect(choices.map(({ until }) => until)).toEqual(days);
});

it('reads the filters from the address and ignores unknown values', () => {
  const classId = '01900000-0000-7000-8000-0000000000c1';
  const state = { classId, reason: 'not-saved' } as const;
  expect(readState(new URLSearchParams(queryOf(state)))).toEqual(state);
  expect(readState(new URLSearchParams('class=1&reason=score'))).toEqual({
    classId: '',
    reason: '',
  });
});

it('needs a note or an agreed step', () => {
  const empty = { heldOn: '2026-11-19', agreedStep: '', note: ' ' };
  const refused = noteForm.safeParse(empty);
  expect(refused.error?.issues[0]).toMatchObject({
    path: ['note'],
    message: 'conversation/empty',
  });
  expect(noteForm.safeParse({ ...empty, agreedStep: 'Visit' }).success).toBe(true);
});
