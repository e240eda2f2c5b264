import type { Chance } from './chance.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { hour, minute, type Calendar } from './school-calendar.ts';

/** One entry a student in sign-up order; `schools` holds indexes. */
export interface Arrivals {
  readonly schools: Int32Array;
  readonly moments: Float64Array;
}

/**
 * Students sign up by class, within minutes. So a school's rows lie in clusters between rows of
 * other schools, as in a database that has grown for years.
 */
export function planArrivals(
  schools: readonly PlannedSchool[],
  calendar: Calendar,
  chance: Chance,
): Arrivals {
  const total = schools.reduce((sum, { students }) => sum + students, 0);
  const ofSchool = new Int32Array(total);
  const moments = new Float64Array(total);
  let count = 0;
  for (const [place, { students, from, to }] of schools.entries()) {
    let left = students;
    while (left > 0) {
      const size = Math.min(left, 12 + chance.below(20));
      const lesson = calendar.lessonDay(from, to) + (13 + chance.below(7)) * hour;
      for (let each = 0; each < size; each += 1, count += 1) {
        ofSchool[count] = place;
        moments[count] = lesson + Math.round(chance.next() * 20 * minute);
      }
      left -= size;
    }
  }
  const order = Array.from({ length: total }, (_, place) => place).toSorted(
    (a, b) => (moments[a] ?? 0) - (moments[b] ?? 0) || a - b,
  );
  return {
    schools: Int32Array.from(order, (place) => ofSchool[place] ?? 0),
    moments: Float64Array.from(order, (place) => moments[place] ?? 0),
  };
}
