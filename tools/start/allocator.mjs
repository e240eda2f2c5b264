import { existsSync } from 'node:fs';

/** Where systems keep jemalloc, by processor. */
const PLACES = [
  ...(process.arch === 'x64' ? ['/usr/lib/x86_64-linux-gnu/libjemalloc.so.2'] : []),
  ...(process.arch === 'arm64' ? ['/usr/lib/aarch64-linux-gnu/libjemalloc.so.2'] : []),
  '/usr/lib64/libjemalloc.so.2',
  '/usr/lib/libjemalloc.so.2',
];

/** The package that brings it, for each package manager. */
export const ALLOCATOR_PACKAGES = { 'apt-get': 'libjemalloc2', dnf: 'jemalloc' };

/**
 * What the server's environment has besides: jemalloc in place of the system's allocator where it is
 * installed. Making a profile asks for memory a hundred thousand times; with it that takes a tenth less
 * time and a seventh less memory. Whoever sets LD_PRELOAD, to nothing even, decides for themselves.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [isThere]
 * @returns {{ LD_PRELOAD?: string }}
 */
export function allocatorEnvironment(env = process.env, isThere = existsSync) {
  if (process.platform !== 'linux' || env['LD_PRELOAD'] !== undefined) return {};
  const found = PLACES.find(isThere);
  return found === undefined ? {} : { LD_PRELOAD: found };
}
