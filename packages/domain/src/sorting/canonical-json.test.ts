import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('sorts the keys of every object and keeps the order of lists', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 'a'], a: 'x' })).toBe(
    '{"a":"x","b":[{"c":null,"d":1},"a"]}',
  );
});
