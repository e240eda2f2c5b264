import { readImage } from '@trio/contracts/uploads';
import type { Sort } from '@trio/domain/sorting/sort';
import { isId } from '../../platform/ids.ts';

const imagePath = `/api${readImage.path.replace(':id', '')}`;

/** Of a picture's address, if it is one of ours. */
export function imageIdOf(imageUrl: string): string | null {
  const id = imageUrl.startsWith(imagePath) ? imageUrl.slice(imagePath.length) : '';
  return isId(id) ? id : null;
}

/** The pictures that a sort's own cards show. */
export const imagesOf = ({ ownCards }: Pick<Sort, 'ownCards'>): string[] => [
  ...new Set(
    Object.values(ownCards).flatMap(({ value }) => imageIdOf(value?.imageUrl ?? '') ?? []),
  ),
];
