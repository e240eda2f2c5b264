import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontLists } from '../fonts.ts';
import { categoryColors } from '../look.ts';

export const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

const deckFolder = path.dirname(createRequire(import.meta.url).resolve('@trio/deck/card-back.svg'));

export function* sharedFiles(): Generator<[name: string, bytes: Uint8Array]> {
  const look = { fonts: fontLists, colors: categoryColors };
  yield ['look.json', Buffer.from(JSON.stringify(look))];
  yield* deckPictures();
}

function* deckPictures(): Generator<[name: string, bytes: Uint8Array]> {
  for (const folder of ['posters', 'posters-plain']) {
    for (const file of readdirSync(path.join(deckFolder, folder))) {
      const drawing = readFileSync(path.join(deckFolder, folder, file), 'utf8');
      yield [`${folder}/${file}`, Buffer.from(isolated(drawing))];
    }
  }
  for (const [color, { strong, deep }] of Object.entries(categoryColors)) {
    const emblem = readFileSync(path.join(deckFolder, 'emblems', `${color}.svg`), 'utf8');
    for (const [tone, value] of Object.entries({ strong, deep, white: '#ffffff' })) {
      const tinted = emblem.replaceAll('currentColor', value);
      yield [`emblems/${color}-${tone}.svg`, Buffer.from(isolated(tinted))];
    }
  }
}

/** Typst writes an isolated group as one PDF object, so each picture is stored only once. */
const isolated = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>/u, '$&<g style="isolation:isolate">')
    .replace(/<\/svg>\s*$/u, '</g></svg>');
