import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles, fontLists } from './fonts.ts';
import { categoryColors } from './look.ts';

const require = createRequire(import.meta.url);
const templates = fileURLToPath(new URL('template', import.meta.url));
const deckFolder = path.dirname(require.resolve('@trio/deck/card-back.svg'));

// What some eighty documents have not used is forgotten (a card comes back after about forty),
// and a turn of the event loop lets Node free what it held: without either, a worker grows by hundreds of
// megabytes. Looking through the memory takes as long as a document, so that is done now and then; less
// often, what is freed at once leaves holes, and the worker holds more.
const forgetEvery = 20;
const forgetAfter = 4;

/** The document could not be made from what it was given: never a fault of the machine. */
export class DocumentRefusedError extends Error {}

export interface CompiledDocument {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

export interface Compiler {
  /** One document from a template and its data; `files` are there for it alone. */
  compile(
    template: string,
    data: unknown,
    files: ReadonlyMap<string, Uint8Array>,
  ): Promise<CompiledDocument>;
}

/** Typst with our fonts, templates and posters. It reads nothing else and knows no network. */
export function createCompiler(): Compiler {
  const typst = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: [...fontFiles()] }],
  });
  const place = (name: string): string => path.join(templates, name);
  for (const [name, bytes] of sharedFiles()) typst.mapShadow(place(name), Buffer.from(bytes));

  let made = 0;
  return {
    async compile(template, data, files) {
      // A file like the others: as an input it would be part of Typst's library, and all be evaluated anew.
      const all = [...files, ['data.json', Buffer.from(JSON.stringify(data))] as const];
      for (const [name, bytes] of all) typst.mapShadow(place(name), Buffer.from(bytes));
      try {
        return toPdf(typst, place(template));
      } finally {
        for (const [name] of all) typst.unmapShadow(place(name));
        made += 1;
        if (made % forgetEvery === 0) typst.evictCache(forgetAfter);
        await setImmediate();
      }
    },
  };
}

function toPdf(typst: NodeCompiler, mainFilePath: string): CompiledDocument {
  const compiled = typst.compile({ mainFilePath });
  const document = compiled.result;
  if (document === null) {
    const error = compiled.takeError();
    const diagnostics: unknown[] = error === null ? [] : typst.fetchDiagnostics(error);
    throw new DocumentRefusedError(JSON.stringify(diagnostics));
  }
  try {
    return { pdf: typst.pdf(document, { pdfStandard: 'ua-1' }), pages: document.numOfPages };
  } catch (cause) {
    throw new DocumentRefusedError('The document cannot be exported as PDF/UA.', { cause });
  }
}

/** What every document may show, put beside the templates once. */
function* sharedFiles(): Generator<[name: string, bytes: Uint8Array]> {
  const look = { fonts: fontLists, colors: categoryColors };
  yield ['look.json', Buffer.from(JSON.stringify(look))];
  yield* deckPictures();
}

/** Posters by their names in the deck; emblems once in each colour that the template shows them in. */
function* deckPictures(): Generator<[name: string, bytes: Uint8Array]> {
  for (const folder of ['posters', 'posters-plain']) {
    for (const file of readdirSync(path.join(deckFolder, folder))) {
      const drawing = readFileSync(path.join(deckFolder, folder, file), 'utf8');
      yield [`${folder}/${file}`, Buffer.from(apart(drawing))];
    }
  }
  for (const [color, { strong, deep }] of Object.entries(categoryColors)) {
    const emblem = readFileSync(path.join(deckFolder, 'emblems', `${color}.svg`), 'utf8');
    for (const [tone, value] of Object.entries({ strong, deep, white: '#ffffff' })) {
      const tinted = emblem.replaceAll('currentColor', value);
      yield [`emblems/${color}-${tone}.svg`, Buffer.from(apart(tinted))];
    }
  }
}

/**
 * A drawing as a group of its own becomes an object of its own in the document: written there once, however
 * often it is shown, and compressed once for all documents.
 */
const apart = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>/u, '$&<g style="isolation:isolate">')
    .replace(/<\/svg>\s*$/u, '</g></svg>');
