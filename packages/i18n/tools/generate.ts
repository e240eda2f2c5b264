import { writeFile } from 'node:fs/promises';
import { findNamespaces, renderCatalogues, renderLoaders } from './render.ts';

/** npm run i18n:generate: lists the namespaces, after a catalogue file was added or removed. */
const source = new URL('../src/', import.meta.url);
const namespaces = findNamespaces(source);
await writeFile(new URL('catalogues.generated.ts', source), renderCatalogues(namespaces));
await writeFile(new URL('namespaces.generated.ts', source), renderLoaders(namespaces));
