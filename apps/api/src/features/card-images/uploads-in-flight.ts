import { ApiError } from '../../http/api-error.ts';

/** What is under way at the same moment: each may hold a whole picture in memory. */
export const mostInFlight = { all: 40, perStudent: 2 };

/**
 * Asked before any of a picture is read. A page sends one at a time; who opens many connections and
 * lets them dribble gets no further than this.
 */
export function createUploadsInFlight() {
  const students = new Map<string, number>();
  let all = 0;

  /** Answers with what to call when it is over, which may be called more than once. */
  return (studentId: string): (() => void) => {
    const own = students.get(studentId) ?? 0;
    if (own >= mostInFlight.perStudent) throw new ApiError('request/rate-limited');
    if (all >= mostInFlight.all) throw new ApiError('server/unavailable');
    students.set(studentId, own + 1);
    all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = (students.get(studentId) ?? 1) - 1;
      if (left > 0) students.set(studentId, left);
      else students.delete(studentId);
    };
  };
}
