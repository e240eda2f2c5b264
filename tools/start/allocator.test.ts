import { expect, it } from 'vitest';
import { allocatorEnvironment } from './allocator.mjs';

it.runIf(process.platform === 'linux')('preloads jemalloc if the system has it', () => {
  expect(allocatorEnvironment({}, (path) => path === '/usr/lib64/libjemalloc.so.2')).toEqual({
    LD_PRELOAD: '/usr/lib64/libjemalloc.so.2',
  });
});

it('keeps the system’s allocator if there is no jemalloc', () => {
  expect(allocatorEnvironment({}, () => false)).toEqual({});
});

it.each(['', '/opt/other.so'])('keeps LD_PRELOAD if it is set to "%s"', (LD_PRELOAD) => {
  expect(allocatorEnvironment({ LD_PRELOAD }, () => true)).toEqual({});
});
