/** Zones that an owner can choose, from east to west. */
export const namedZones = {
  can: [
    'America/St_Johns',
    'America/Goose_Bay',
    'America/Halifax',
    'America/Moncton',
    'America/Blanc-Sablon',
    'America/Toronto',
    'America/Iqaluit',
    'America/Atikokan',
    'America/Winnipeg',
    'America/Rankin_Inlet',
    'America/Regina',
    'America/Edmonton',
    'America/Cambridge_Bay',
    'America/Dawson_Creek',
    'America/Whitehorse',
    'America/Vancouver',
  ],
  usa: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Adak',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
  ],
} as const;

export type NamedZone = (typeof namedZones)['can' | 'usa'][number];

const all: readonly NamedZone[] = [...namedZones.can, ...namedZones.usa];

/** Null for a zone that has no plain name. */
export const namedZoneOf = (zone: string): NamedZone | null =>
  all.find((each) => each === zone) ?? null;
