import type { Chance } from './chance.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { hour, minute, type Calendar } from './school-calendar.ts';

/** Who comes when: students by the order in which they sign up, each by the place of their school. */
export interface Arrivals {
  readonly schools: Int32Array;
  readonly moments: Float64Array;
}

/**
 * Students sign up by classes, within minutes of a lesson: so a school's rows lie in bunches among those
 * of other schools, as they do in a database that has lived for years.
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
