import { expect, it } from 'vitest';
import { studentSummary } from './dashboards.ts';

it('a figure that is missing from a summary is 0', () => {
  expect(studentSummary.parse({ totalStudents: 4 })).toEqual({
    totalStudents: 4,
    totalSortAttempts: 0,
    totalTimeSpent: 0,
    totalSortAttemptsWithTrackedTime: 0,
    totalStudentsWithTrackedTime: 0,
    averageTimeSpentPerStudentWithTrackedTime: 0,
    averageTimeSpentPerSortWithTrackedTime: 0,
    totalStudentsEnabled: 0,
    totalStudentsEnabledWhoSorted: 0,
  });
});
