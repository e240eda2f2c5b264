import type { CareerRegion } from '@trio/deck/career-link';
import { zoneOfRegion } from '@trio/domain/region-zones';

/** The day of a sort, `2026-11-15`: an evening's homework is not tomorrow's. */
export const dayOfSort = (moment: Date, region: CareerRegion): string =>
  // Swedish writes days the way that files and wires do.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOfRegion(region),
    dateStyle: 'short',
  }).format(moment);
