import type { Compiler } from './compiler.ts';
import { createNativeCompiler, loadNativeBinding } from './native-compiler.ts';
import {
  createPortableCompiler,
  loadPortableModule,
  type PortableOptions,
} from './portable-compiler.ts';
import type { WasmModule } from './web-assembly.ts';

/** In order of preference: native is faster, portable runs everywhere. */
export const engineNames = ['native', 'portable'] as const;
export type EngineName = (typeof engineNames)[number];

export type LoadedEngine =
  | { readonly name: 'native' }
  | { readonly name: 'portable'; readonly module: WasmModule };

export function loadEngine(name: EngineName): LoadedEngine | undefined {
  if (name === 'native') return loadNativeBinding() && { name };
  const module = loadPortableModule();
  return module && { name, module };
}

export function findEngine(only?: EngineName): LoadedEngine | undefined {
  for (const name of only ? [only] : engineNames) {
    const engine = loadEngine(name);
    if (engine) return engine;
  }
  return undefined;
}

export function createCompiler(engine: LoadedEngine, options?: PortableOptions): Compiler {
  if (engine.name === 'portable') return createPortableCompiler(engine.module, options);
  const binding = loadNativeBinding();
  if (!binding) throw new Error('The native profile engine is not installed.');
  return createNativeCompiler(binding);
}
