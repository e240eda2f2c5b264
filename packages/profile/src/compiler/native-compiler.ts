import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fontFiles } from '../fonts.ts';
import { type CompiledDocument, type Compiler, DocumentRefusedError } from './compiler.ts';
import { sharedFiles, templateFolder } from './compiler-files.ts';

interface NativeTypst {
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  evictCache(maxAge: number): void;
  compile(options: { mainFilePath: string }): {
    readonly result: NativeDocument | null;
    takeError(): NativeError | null;
  };
  fetchDiagnostics(error: NativeError): unknown[];
  pdf(document: NativeDocument, options: { pdfStandard: 'ua-1' }): Buffer;
}
interface NativeDocument {
  readonly numOfPages: number;
}
interface NativeError {
  readonly kind: string;
}
interface NativeBinding {
  readonly NodeCompiler: {
    create(options: {
      workspace: string;
      fontArgs: readonly { fontPaths: readonly string[] }[];
    }): NativeTypst;
  };
}

/** The only binaries with PDF/UA; npm installs the one for the machine. */
const bindings = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
];

export function loadNativeBinding(): NativeBinding | undefined {
  const require = createRequire(import.meta.url);
  for (const name of bindings) {
    try {
      return require(name) as NativeBinding;
    } catch {
      // Not installed, or built for another C library.
    }
  }
  return undefined;
}

// Drops results unused for about 80 documents; a card recurs after about 40. Eviction takes as long
// as a document, so it does not run after each one.
const evictEvery = 20;
const evictAge = 4;

/** Reads only our fonts, templates and posters; has no network access. */
export function createNativeCompiler(binding: NativeBinding): Compiler {
  const typst = binding.NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontPaths: [...fontFiles()] }],
  });
  const place = (name: string): string => path.join(templateFolder, name);
  for (const [name, bytes] of sharedFiles()) typst.mapShadow(place(name), Buffer.from(bytes));

  let made = 0;
  const compiler: Compiler = {
    async compile({ template, data, files }) {
      // As a file: an input would be part of Typst's library, and every template would be evaluated
      // again.
      const all = [...files, ['data.json', Buffer.from(JSON.stringify(data))] as const];
      for (const [name, bytes] of all) typst.mapShadow(place(name), Buffer.from(bytes));
      try {
        return toPdf(typst, place(template));
      } finally {
        for (const [name] of all) typst.unmapShadow(place(name));
        made += 1;
        if (made % evictEvery === 0) typst.evictCache(evictAge);
        // Lets Node free this document's buffers.
        await setImmediate();
      }
    },
    // Native code is fast from the first document on.
    warmUp: () => {},
    close: async () => {},
  };
  return compiler;
}

function toPdf(typst: NativeTypst, mainFilePath: string): CompiledDocument {
  const compiled = typst.compile({ mainFilePath });
  const document = compiled.result;
  if (document === null) {
    const error = compiled.takeError();
    const diagnostics = error === null ? [] : typst.fetchDiagnostics(error);
    throw new DocumentRefusedError(JSON.stringify(diagnostics));
  }
  try {
    return { pdf: typst.pdf(document, { pdfStandard: 'ua-1' }), pages: document.numOfPages };
  } catch (cause) {
    throw new DocumentRefusedError('The document cannot be exported as PDF/UA.', { cause });
  }
}
