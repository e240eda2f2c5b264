import { readDeckPicture } from '@trio/contracts/deck-cards';
import { readImage } from '@trio/contracts/uploads';
import type { Sort } from '@trio/domain/sorting/sort';
import { isId } from '../../platform/ids.ts';

/** Of a picture's address, if it is one of ours. */
const idIn =
  ({ path }: { readonly path: string }) =>
  (imageUrl: string): string | null => {
    const start = `/api${path.replace(':id', '')}`;
    const id = imageUrl.startsWith(start) ? imageUrl.slice(start.length) : '';
    return isId(id) ? id : null;
  };

/** Of a card that a student made. */
export const imageIdOf = idIn(readImage);

/** Of a card that the school or the platform added. */
export const cardPictureIdOf = idIn(readDeckPicture);

/** The pictures that a sort's own cards show. */
export const imagesOf = ({ ownCards }: Pick<Sort, 'ownCards'>): string[] => [
  ...new Set(
    Object.values(ownCards).flatMap(({ value }) => imageIdOf(value?.imageUrl ?? '') ?? []),
  ),
];
