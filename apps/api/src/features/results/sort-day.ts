import type { CareerRegion } from '@trio/deck/career-link';

/** Most students of a region live within an hour or so of this. Nobody is asked where they are. */
const zones: Readonly<Record<CareerRegion, string>> = {
  canada: 'America/Toronto',
  'new-brunswick': 'America/Moncton',
  usa: 'America/Chicago',
  other: 'UTC',
};

/** The day of a sort, `2026-11-15`: an evening's homework is not tomorrow's. */
export const dayOfSort = (moment: Date, region: CareerRegion): string =>
  // Swedish writes days the way that files and wires do.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zones[region], dateStyle: 'short' }).format(moment);
