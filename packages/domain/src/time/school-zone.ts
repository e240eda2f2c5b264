import type { Country } from '../countries.ts';
import type { ProvinceCode } from '../province-codes.ts';
import { provinceOf } from '../provinces.ts';
import { zoneOfRegion } from '../region-zones.ts';
import type { Region } from '../regions.ts';
import { zoneOfState } from './state-zones.ts';

/** Where most people of the province live. */
const provinceZones: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

export interface SchoolPlace {
  /** Chosen by an owner; null until then. */
  readonly timeZone: string | null;
  readonly country: Country;
  readonly state: string;
  readonly region: Region;
}

function zoneOfPlace({ country, state }: SchoolPlace): string | null {
  if (country === 'usa') return zoneOfState(state);
  const province = country === 'can' ? provinceOf(state) : null;
  return province === null ? null : provinceZones[province];
}

export const zoneOfSchool = (place: SchoolPlace): string =>
  place.timeZone ?? zoneOfPlace(place) ?? zoneOfRegion(place.region);
