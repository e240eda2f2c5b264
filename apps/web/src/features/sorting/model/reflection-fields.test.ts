import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { describe, expect, it } from 'vitest';
import { check, fieldNames, isSame, isTooLong, textIn, withText } from './reflection-fields.ts';

const written: Reflection = {
  reasons: ['one', 'two', 'three'],
  shared: 'four',
  action: 'five',
  includesFamilyPage: true,
  includesCounsellorPage: false,
};

describe('the fields of a reflection', () => {
  it('are read and written by name, independently of each other', () => {
    expect(fieldNames.map((name) => textIn(written, name))).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ]);
    for (const name of fieldNames) {
      const changed = withText(written, name, 'new');
      for (const each of fieldNames) {
        expect(textIn(changed, each)).toBe(each === name ? 'new' : textIn(written, each));
      }
    }
  });

  it('are sent trimmed, and may all be empty', () => {
    expect(check(emptyReflection)).toEqual({ isValid: true, reflection: emptyReflection });
    expect(check(withText(written, 'reason2', '  two '))).toEqual({
      isValid: true,
      reflection: written,
    });
  });

  it('have at most 240 code points', () => {
    for (const name of fieldNames) {
      expect(check(withText(written, name, '🌊'.repeat(240))).isValid, name).toBe(true);
      expect(check(withText(written, name, 'x'.repeat(241))), name).toEqual({
        isValid: false,
        problems: { [name]: 'form/reflection-too-long' },
      });
    }
    expect([isTooLong(`${'x'.repeat(240)} `), isTooLong('x'.repeat(241))]).toEqual([false, true]);
  });
});

it('compares reflections by their trimmed texts and their pages', () => {
  expect(isSame(written, withText(written, 'action', ' five '))).toBe(true);
  expect(isSame(written, withText(written, 'action', 'six'))).toBe(false);
  expect(isSame(written, { ...written, includesFamilyPage: false })).toBe(false);
  expect(isSame(written, { ...written, includesCounsellorPage: true })).toBe(false);
});
