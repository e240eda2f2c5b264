import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('writes the keys of every object in order, and the values of a list as they stand', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 'a'], a: 'x' })).toBe(
    '{"a":"x","b":[{"c":null,"d":1},"a"]}',
  );
});
