import { ApiError } from '../../http/api-error.ts';

/** Each upload may hold a whole picture in memory. */
export const mostInFlight = { all: 40, perStudent: 2 };

/**
 * Checked before the body is read, as protection against many slow connections. A page sends one
 * picture at a time.
 */
export function createUploadsInFlight() {
  const students = new Map<string, number>();
  let all = 0;

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
