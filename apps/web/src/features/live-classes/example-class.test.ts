import { watchClass, watchProjector, type WatchedStudent } from '@trio/contracts/live-classes';
import { stages } from '@trio/domain/classes/stages';
import { cardKeys } from '@trio/deck/facts.generated';
import { expect, it } from 'vitest';
import { exampleAt, exampleMinutes, exampleStudentsAt, exampleTriosAt } from './example-class.ts';

const startedAt = Date.parse('2026-11-18T12:00:00Z');
const minute = 60_000;
const studentsAt = (at: number) => exampleStudentsAt(startedAt, startedAt + at * minute);
const named = (students: readonly WatchedStudent[], name: string) =>
  students.find(({ firstname }) => firstname === name);
const minutes = Array.from({ length: exampleMinutes * 4 + 1 }, (_, quarter) => quarter / 4);

it('is what the server would answer for a class, with the same students at all times', () => {
  const ids = studentsAt(0).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(24);
  for (const at of minutes) {
    const students = studentsAt(at);
    const answer = { name: '', code: '', isJoiningOpen: true, students };
    expect(watchClass.answer.parse(answer)).toEqual(answer);
    expect(students.map(({ _id }) => _id)).toEqual(ids);
  }
});

it('begins with nobody here and shows every state during the lesson', () => {
  expect(new Set(studentsAt(0).map(({ stage }) => stage))).toEqual(new Set(['not-joined']));
  const seen = new Set(minutes.flatMap((at) => studentsAt(at).map(({ stage }) => stage)));
  expect(seen).toEqual(new Set(stages));
});

it('only moves forward, with saves that are never in the future', () => {
  let before = studentsAt(0);
  for (const at of minutes) {
    const students = studentsAt(at);
    for (const [place, { stage, answered, activeAt }] of students.entries()) {
      const earlier = before[place];
      expect(stages.indexOf(stage)).toBeGreaterThanOrEqual(
        stages.indexOf(earlier?.stage ?? 'reflected'),
      );
      expect(answered).toBeGreaterThanOrEqual(earlier?.answered ?? Infinity);
      expect(Date.parse(activeAt ?? '') > startedAt + at * minute).toBe(false);
      expect(activeAt === null).toBe(stage === 'not-joined' || stage === 'joined');
      if (stage !== 'sorting') expect([0, 56]).toContain(answered);
    }
    before = students;
  }
});

it('has a student who is silent for more than three minutes and then sends everything', () => {
  const silent = named(studentsAt(22.5), 'Jade');
  expect(silent?.stage).toBe('sorting');
  expect(startedAt + 22.5 * minute - Date.parse(silent?.activeAt ?? '')).toBeGreaterThan(
    3 * minute,
  );
  expect(named(studentsAt(23), 'Jade')?.answered).toBeGreaterThan((silent?.answered ?? 0) + 10);
});

it('has a student who is late, one who is early, one who picks late, one who is slow and one who is away', () => {
  expect(named(studentsAt(13), 'Camille')?.stage).toBe('not-joined');
  expect(named(studentsAt(18), 'Diego')?.stage).toBe('picked');
  expect(named(studentsAt(40), 'Hugo')?.stage).toBe('picking');
  expect(named(studentsAt(exampleMinutes), 'Léo')?.stage).toBe('sorting');
  expect(named(studentsAt(exampleMinutes), 'Piper')?.stage).toBe('not-joined');
});

const texts = { name: '9B', code: 'Example 12345', schoolname: 'Example school' };

it('is what the server would answer for the projector', () => {
  for (const at of minutes) {
    const { projector } = exampleAt(startedAt, at, texts);
    expect(watchProjector.answer.parse(projector)).toEqual(projector);
  }
});

it('picks cards of the deck, and shows the pattern from the fifth trio on', () => {
  const trios = exampleTriosAt(exampleMinutes);
  expect(trios.flat().filter((card) => !(cardKeys as readonly string[]).includes(card))).toEqual(
    [],
  );
  for (const at of minutes) {
    const { pattern } = exampleAt(startedAt, at, texts).projector;
    expect(pattern === null).toBe(exampleTriosAt(at).length < 5);
  }
  const { pattern } = exampleAt(startedAt, exampleMinutes, texts).projector;
  expect(pattern?.challenges.length).toBeGreaterThanOrEqual(5);
});
