import { expect, it } from 'vitest';
import { provinceCodes } from '../province-codes.ts';
import { namedZoneOf, namedZones } from './named-zones.ts';
import { zoneOfSchool } from './school-zone.ts';
import { zoneOfState } from './state-zones.ts';
import { isZone } from './zones.ts';

const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY';

it('has only zones that exist', () => {
  const zones = [...namedZones.can, ...namedZones.usa];
  expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
});

it('has the zone of each province and state', () => {
  const place = { timeZone: null, country: 'can', region: 'canada' } as const;
  const zones = [
    ...provinceCodes.map((state) => zoneOfSchool({ ...place, state })),
    ...states.split(' ').map((state) => zoneOfState(state) ?? state),
  ];
  expect(zones.filter((zone) => namedZoneOf(zone) === null)).toEqual([]);
});

it('has no name for a zone elsewhere', () => {
  expect(namedZoneOf('Europe/Paris')).toBeNull();
});
