import { expect, it } from 'vitest';
import { provinceCodes } from '../province-codes.ts';
import { zoneOfSchool } from './school-zone.ts';
import { isZone } from './zones.ts';

const place = { timeZone: null, country: 'can', state: '', region: 'canada' } as const;

it.each([
  ['can', 'NB', 'America/Moncton'],
  ['can', 'Terre-Neuve-et-Labrador', 'America/St_Johns'],
  ['can', 'Saskatchewan', 'America/Regina'],
  ['usa', 'wa', 'America/Los_Angeles'],
  ['usa', 'New Mexico', 'America/Denver'],
  ['usa', 'Arizona', 'America/Phoenix'],
] as const)('a school in %s, %s has the zone %s', (country, state, zone) => {
  expect(zoneOfSchool({ ...place, country, state })).toBe(zone);
});

it('a school in an unknown province has the zone of its region', () => {
  expect(zoneOfSchool({ ...place, state: 'Somewhere' })).toBe('America/Toronto');
  expect(zoneOfSchool({ ...place, country: 'other', state: 'NB', region: 'other' })).toBe('UTC');
});

it('an owner’s choice counts before the province', () => {
  expect(zoneOfSchool({ ...place, state: 'BC', timeZone: 'America/Dawson_Creek' })).toBe(
    'America/Dawson_Creek',
  );
});

it('has an existing zone for each province', () => {
  const zones = provinceCodes.map((state) => zoneOfSchool({ ...place, state }));
  expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
});
