import { expect, it } from 'vitest';
import { allocatorEnvironment } from './allocator.mjs';

it.runIf(process.platform === 'linux')('has jemalloc loaded where the system has it', () => {
  expect(allocatorEnvironment({}, (path) => path === '/usr/lib64/libjemalloc.so.2')).toEqual({
    LD_PRELOAD: '/usr/lib64/libjemalloc.so.2',
  });
});

it('leaves the system’s allocator where there is none', () => {
  expect(allocatorEnvironment({}, () => false)).toEqual({});
});

it.each(['', '/opt/other.so'])('leaves it to whoever has set LD_PRELOAD to "%s"', (LD_PRELOAD) => {
  expect(allocatorEnvironment({ LD_PRELOAD }, () => true)).toEqual({});
});
