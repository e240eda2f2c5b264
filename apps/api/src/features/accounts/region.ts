import type { Country } from '@trio/domain/countries';
import type { Region } from '../../platform/database/schema.generated.ts';

/** The default for career links. An administrator sets New Brunswick by hand. */
const regions: Readonly<Record<Country, Region>> = { can: 'canada', usa: 'usa', other: 'other' };

export const regionOf = (country: Country): Region => regions[country];
