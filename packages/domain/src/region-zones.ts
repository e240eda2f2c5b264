import type { Region } from './regions.ts';

/**
 * Within about an hour of most students of the region. Students are never asked for their location.
 */
const zones: Readonly<Record<Region, string>> = {
  canada: 'America/Toronto',
  'new-brunswick': 'America/Moncton',
  usa: 'America/Chicago',
  other: 'UTC',
};

export const zoneOfRegion = (region: Region): string => zones[region];
