import { readDeckPicture } from '@trio/contracts/deck-cards';
import { readImage } from '@trio/contracts/uploads';
import type { Sort } from '@trio/domain/sorting/sort';
import { isId } from '../../platform/ids.ts';

const idIn =
  ({ path }: { readonly path: string }) =>
  (imageUrl: string): string | null => {
    const start = `/api${path.replace(':id', '')}`;
    const id = imageUrl.startsWith(start) ? imageUrl.slice(start.length) : '';
    return isId(id) ? id : null;
  };

/** A picture of a student's own card. */
export const imageIdOf = idIn(readImage);

/** A picture of an extra card. */
export const cardPictureIdOf = idIn(readDeckPicture);

export const imagesOf = ({ ownCards }: Pick<Sort, 'ownCards'>): string[] => [
  ...new Set(
    Object.values(ownCards).flatMap(({ value }) => imageIdOf(value?.imageUrl ?? '') ?? []),
  ),
];
