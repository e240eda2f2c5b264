import type { CareerRegion } from '@trio/deck/career-link';
import { zoneOfRegion } from '@trio/domain/region-zones';

/** In the school's time zone, so that an evening's sort does not get the next day. */
export const dayOfSort = (moment: Date, region: CareerRegion): string =>
  // The Swedish locale formats dates as YYYY-MM-DD.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOfRegion(region),
    dateStyle: 'short',
  }).format(moment);
