/** TypeScript declares WebAssembly only in its browser types. */
export type WasmModule = object & { readonly wasm?: never };

interface WasmApi {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
}

export function compileWasm(bytes: Uint8Array): WasmModule {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WasmApi };
  return new WebAssembly.Module(bytes);
}
