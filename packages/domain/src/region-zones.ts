import type { Region } from './regions.ts';

/** Most students of a region live within an hour or so of this. Nobody is asked where they are. */
const zones: Readonly<Record<Region, string>> = {
  canada: 'America/Toronto',
  'new-brunswick': 'America/Moncton',
  usa: 'America/Chicago',
  other: 'UTC',
};

export const zoneOfRegion = (region: Region): string => zones[region];
