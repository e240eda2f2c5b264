import { type WatchedStudent } from '@trio/contracts/live-classes';
import { stages, type Stage } from '@trio/domain/classes/stages';
import type { LiveStudent } from './live-classes.repository.ts';

export const toWatchedStudent = (student: LiveStudent): WatchedStudent => ({
  _id: student.studentId,
  firstname: student.firstName,
  lastname: student.lastName,
  stage: student.stage,
  answered: student.answered,
  deckSize: student.deckSize,
  activeAt: student.activeAt?.toISOString() ?? null,
});

export const toCounts = (students: readonly LiveStudent[]): Record<Stage, number> =>
  Object.fromEntries(
    stages.map((stage) => [stage, students.filter((student) => student.stage === stage).length]),
  ) as Record<Stage, number>;
