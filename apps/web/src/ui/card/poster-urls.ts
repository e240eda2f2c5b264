import type { Color } from '@trio/deck/card-source';

/** The build gives each picture a name with its hash in it; this finds it by the deck's own name. */
const files = import.meta.glob<string>(
  [
    '../../../../../packages/deck/src/posters/*.svg',
    '../../../../../packages/deck/src/posters-plain/*.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.split('/').slice(-2).join('/'), url]),
);

/** By what the deck calls it, for example `posters/freshWater.svg`. */
export const posterUrl = (image: string): string => urls.get(image) ?? '';

export const plainPosterUrl = (color: Color): string => posterUrl(`posters-plain/${color}.svg`);
