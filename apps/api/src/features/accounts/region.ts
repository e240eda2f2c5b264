import type { Country } from '@trio/domain/countries';
import type { Region } from '../../platform/database/schema.generated.ts';

/** Where career links lead until an administrator says otherwise (a New Brunswick school is flagged). */
const regions: Readonly<Record<Country, Region>> = { can: 'canada', usa: 'usa', other: 'other' };

export const regionOf = (country: Country): Region => regions[country];
