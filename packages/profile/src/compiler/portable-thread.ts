// One WebAssembly instance of Typst in its own thread, started by portable-compiler.ts. Its memory
// only grows; only ending the thread frees it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { fontFiles } from '../fonts.ts';
import { markPdfUa } from '../pdf/mark-pdf-ua.ts';
import { sharedFiles, templateFolder } from './compiler-files.ts';
import type { DocumentRequest } from './compiler.ts';
import type { WasmModule } from './web-assembly.ts';

export interface ThreadData {
  /** Compiled once; all threads share it with V8's optimised code. */
  readonly module: WasmModule;
  readonly reserveBytes: number;
}

export interface ThreadRequest extends DocumentRequest {
  readonly id: number;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly outcome:
    | { readonly pdf: Uint8Array; readonly pages: number }
    | { readonly refusal: string };
  readonly isFull: boolean;
}

/** The memory, and Typst's `malloc` and `free`. */
interface Instance {
  readonly memory: { readonly buffer: ArrayBuffer };
  __wbindgen_export(size: number, align: number): number;
  __wbindgen_export4(block: number, size: number, align: number): void;
}
type Start = (options: { readonly module: WasmModule }) => Instance;

const { module, reserveBytes } = workerData as ThreadData;
const wasm = (initSync as unknown as Start)({ module });
const typst = await createTypst();
const reservedBytes = reserve(reserveBytes);

async function createTypst() {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const file of fontFiles()) await builder.add_raw_font(readFileSync(file));
  const compiler = await builder.build();
  for (const file of readdirSync(templateFolder)) {
    compiler.add_source(`/${file}`, readFileSync(path.join(templateFolder, file), 'utf8'));
  }
  for (const [name, bytes] of sharedFiles()) compiler.map_shadow(`/${name}`, bytes);
  return compiler;
}

/**
 * Allocates the memory for all documents at once. V8 runs a full garbage collection for nearly
 * every growth step of WebAssembly memory, which took a sixth of the time. The system commits pages
 * only when they are written.
 */
function reserve(bytes: number): number {
  const block = wasm.__wbindgen_export(bytes, 1);
  wasm.__wbindgen_export4(block, bytes, 1);
  return wasm.memory.buffer.byteLength;
}

function compile({ template, data, files }: DocumentRequest): ThreadAnswer['outcome'] {
  const all = [...files, ['data.json', Buffer.from(JSON.stringify(data))] as const];
  for (const [name, bytes] of all) typst.map_shadow(`/${name}`, bytes);
  try {
    const { result, diagnostics } = typst.compile(`/${template}`, [], 'pdf', 3) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    return result ? markPdfUa(result) : { refusal: JSON.stringify(diagnostics) };
  } finally {
    for (const [name] of all) typst.unmap_shadow(`/${name}`);
  }
}

parentPort?.on('message', ({ id, ...request }: ThreadRequest) => {
  const outcome = compile(request);
  const isFull = wasm.memory.buffer.byteLength > reservedBytes;
  const answer: ThreadAnswer = { id, outcome, isFull };
  parentPort?.postMessage(answer, 'pdf' in outcome ? [outcome.pdf.buffer as ArrayBuffer] : []);
});
