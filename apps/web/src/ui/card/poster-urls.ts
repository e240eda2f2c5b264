import type { Color } from '@trio/deck/card-source';

/** The build adds a hash to each file name; this maps the deck's names to the built ones. */
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

/** Takes the deck's name, for example `posters/freshWater.svg`. */
export const posterUrl = (image: string): string => urls.get(image) ?? '';

export const plainPosterUrl = (color: Color): string => posterUrl(`posters-plain/${color}.svg`);
