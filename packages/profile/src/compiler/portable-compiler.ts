import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import {
  type CompiledDocument,
  type Compiler,
  type DocumentRequest,
  DocumentRefusedError,
} from './compiler.ts';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './portable-thread.ts';
import { compileWasm, type WasmModule } from './web-assembly.ts';

export function loadPortableModule(): WasmModule | undefined {
  const require = createRequire(import.meta.url);
  try {
    const file = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
    return compileWasm(readFileSync(file));
  } catch {
    return undefined;
  }
}

export interface PortableOptions {
  /** Memory for documents before the instance is replaced. */
  readonly reserveBytes?: number;
  readonly onReplacing?: () => void;
  readonly onReplaced?: () => void;
}

/**
 * Typst keeps the layout of every document, about 1 MB each, and its WebAssembly build cannot evict
 * it. So a full instance is replaced by a new one, which warms up while the old one still works.
 */
export function createPortableCompiler(
  module: WasmModule,
  {
    reserveBytes = 560 * 2 ** 20,
    onReplacing = () => {},
    onReplaced = () => {},
  }: PortableOptions = {},
): Compiler {
  const start = (): Thread => startThread({ module, reserveBytes });
  let current = start();
  let warmUpRequests: readonly DocumentRequest[] = [];
  let isReplacing = false;
  let isClosed = false;

  async function replace(): Promise<void> {
    isReplacing = true;
    onReplacing();
    const next = start();
    try {
      await warm(next);
      if (isClosed) {
        await next.close();
        return;
      }
      const old = current;
      current = next;
      onReplaced();
      await old.closeWhenIdle();
    } catch {
      // The old instance continues; the next document tries again.
      await next.close();
    } finally {
      isReplacing = false;
    }
  }

  async function warm(thread: Thread): Promise<void> {
    for (const request of warmUpRequests) {
      if (isClosed) break;
      await thread.compile(request);
    }
  }

  return {
    async compile(request) {
      if (current.hasEnded()) current = start();
      const thread = current;
      const document = await thread.compile(request);
      if (thread.isFull() && !isReplacing && !isClosed) void replace();
      return document;
    },
    warmUp(requests) {
      warmUpRequests = requests;
      // The first real document repeats and reports the error.
      warm(current).catch(() => {});
    },
    async close() {
      isClosed = true;
      await current.close();
    },
  };
}

interface Thread {
  compile(request: DocumentRequest): Promise<CompiledDocument>;
  isFull(): boolean;
  hasEnded(): boolean;
  closeWhenIdle(): Promise<void>;
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (document: CompiledDocument) => void;
  readonly reject: (error: Error) => void;
}

function startThread(workerData: ThreadData): Thread {
  const worker = new Worker(new URL('portable-thread.ts', import.meta.url), { workerData });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isFull = false;
  let ending: Error | undefined;
  let onIdle = (): void => {};
  // An idle thread must not keep the process alive.
  worker.unref();

  worker.on('message', ({ id, outcome, isFull: isUsedUp }: ThreadAnswer) => {
    isFull = isUsedUp;
    const request = pending.get(id);
    pending.delete(id);
    if ('pdf' in outcome) request?.resolve(outcome);
    else request?.reject(new DocumentRefusedError(outcome.refusal));
    if (pending.size === 0) {
      worker.unref();
      onIdle();
    }
  });
  const end = (error: Error): void => {
    ending ??= error;
    for (const request of pending.values()) request.reject(ending);
    pending.clear();
    onIdle();
  };
  // An instance that has trapped cannot be used again.
  worker.on('error', (error: Error) => end(new Error(`Typst stopped: ${error.name}`)));
  worker.on('exit', () => end(new Error('The compiler is closed.')));

  const close = async (): Promise<void> => void (await worker.terminate());
  return {
    compile(request) {
      if (ending) return Promise.reject(ending);
      lastId += 1;
      const id = lastId;
      worker.ref();
      worker.postMessage({ id, ...request } satisfies ThreadRequest, []);
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
      });
    },
    isFull: () => isFull,
    hasEnded: () => ending !== undefined,
    async closeWhenIdle() {
      if (pending.size > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      await close();
    },
    close,
  };
}
