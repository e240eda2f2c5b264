import { addSchoolDays } from '@trio/domain/time/days';
import { zoneOfSchool, type SchoolPlace } from '@trio/domain/time/school-zone';
import { localTimeIn, momentIn } from '@trio/domain/time/zones';

const schoolDaysUnopened = 2;

interface Unopened extends SchoolPlace {
  /** Null: the chosen person left the school. */
  readonly staffId: string | null;
  readonly askedAt: Date;
}

/** Two school days later, at the time of day at which the student asked. */
export function isPassedOnAt(request: Unopened, now: Date): boolean {
  if (request.staffId === null) return true;
  const zone = zoneOfSchool(request);
  const { day, minutes } = localTimeIn(zone, request.askedAt);
  return momentIn(zone, { day: addSchoolDays(day, schoolDaysUnopened), minutes }) <= now;
}
