import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { describe, expect, it } from 'vitest';
import {
  cardPlaceOf,
  check,
  checkField,
  fieldNames,
  firstOpen,
  isSame,
  isTooLong,
  questionAt,
  stepIn,
  textIn,
  withField,
  withStep,
  withText,
} from './reflection-fields.ts';

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

describe('the order of the questions', () => {
  it('starts with a reason for each card and ends with the step', () => {
    expect(fieldNames.map(cardPlaceOf)).toEqual([0, 1, 2, null, null]);
    expect(questionAt('reason1', -1)).toBeNull();
    expect(questionAt('reason3', 1)).toBe('shared');
    expect(questionAt('action', 1)).toBeNull();
  });

  it('continues with unsent text, else with the first question without a text', () => {
    const half = { ...emptyReflection, reasons: ['one', '', ''] as [string, string, string] };
    expect(firstOpen(half, half)).toBe('reason2');
    expect(firstOpen({ ...half, action: 'five' }, half)).toBe('action');
    expect(firstOpen(written, written)).toBe('reason1');
  });
});

describe('the step', () => {
  const plan = { when: 'Monday', will: 'ask', withWhom: '', dueOn: null };
  const planned = withStep(written, { action: 'Monday, I will ask.', plan });
  const today = '2026-11-19';
  const checked = (from: typeof written, base = written) =>
    checkField(base, from, { name: 'action', today });

  it('is a sentence, or a sentence with its parts', () => {
    expect(stepIn(written)).toEqual({ action: 'five', plan: null });
    expect(stepIn(planned)).toEqual({ action: 'Monday, I will ask.', plan });
  });

  it('is moved with its parts, and no other answer with it', () => {
    expect(withField(emptyReflection, planned, 'action')).toEqual({
      ...emptyReflection,
      action: 'Monday, I will ask.',
      plan,
    });
    expect(withField(emptyReflection, planned, 'shared')).toEqual({
      ...emptyReflection,
      shared: 'four',
    });
  });

  it('is sent trimmed and without the words that begin the sentence', () => {
    const spaced = { ...planned, plan: { ...plan, when: ' Monday ', will: 'I will ask ' } };
    expect(checked(spaced)).toEqual({ isValid: true, reflection: planned });
  });

  it('has problems of its parts', () => {
    const problemsOf = (changes: Partial<typeof plan> & { dueOn?: string | null }) =>
      checked({ ...planned, plan: { ...plan, ...changes } });
    expect(problemsOf({ will: '' })).toMatchObject({ problems: { will: 'step/will-required' } });
    expect(problemsOf({ when: 'x'.repeat(61) })).toMatchObject({
      problems: { when: 'step/text-too-long' },
    });
    expect(problemsOf({ dueOn: '2026-11-18' } as object)).toMatchObject({
      problems: { dueOn: 'form/day-invalid' },
    });
  });

  it('may keep the day that it had', () => {
    const past = { ...planned, plan: { ...plan, dueOn: '2026-11-18' } };
    expect(checked(past, past).isValid).toBe(true);
  });

  it('is taken away with all its parts', () => {
    const empty = withStep(planned, { action: '', plan: null });
    expect(checked(empty, planned)).toEqual({ isValid: true, reflection: { ...empty } });
  });

  it('is compared by its parts', () => {
    expect(isSame(planned, { ...planned, action: 'Lundi, je vais demander.' })).toBe(true);
    expect(isSame(planned, { ...planned, plan: { ...plan, dueOn: today } })).toBe(false);
    expect(isSame(planned, { ...planned, plan: null })).toBe(false);
  });
});
