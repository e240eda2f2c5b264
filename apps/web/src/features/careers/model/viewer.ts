import type { Region } from '@trio/domain/regions';
import type { ProvinceCode } from '@trio/domain/province-codes';

/** Decides which figures and links a career page shows. */
export interface CareerViewer {
  readonly region: Region;
  readonly province: ProvinceCode | null;
  readonly hasNewBrunswickPages: boolean;
}

export const countryOf = ({ region }: CareerViewer): 'canada' | 'usa' =>
  region === 'usa' ? 'usa' : 'canada';

/** A viewer of an unknown country gets the figures of both. */
export const hasUsFigures = ({ region }: CareerViewer): boolean =>
  region === 'usa' || region === 'other';
