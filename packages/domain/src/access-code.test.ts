import { expect, it } from 'vitest';
import { normaliseAccessCode } from './access-code.ts';

it('treats a code the same without case and surrounding or repeated space', () => {
  expect(normaliseAccessCode('  Maple   LEAF 7 ')).toBe('maple leaf 7');
});
