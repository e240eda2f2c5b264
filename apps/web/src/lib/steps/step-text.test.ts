import { emptyPlan, type Plan } from '@trio/domain/steps/plan';
import { describe, expect, it } from 'vitest';
import {
  cleanPlan,
  isSameStep,
  partsOf,
  planOfStep,
  planProblems,
  withPart,
  type StepText,
} from './step-text.ts';

const toSentence = ({ when, will }: typeof emptyPlan) => `${when}: ${will}`;
const nothing: StepText = { action: '', plan: null };
const old: StepText = { action: 'I will ask my aunt', plan: null };
const plan: Plan = { when: 'Monday', will: 'ask my aunt', withWhom: '', dueOn: null };

describe('a step that is written in parts', () => {
  it('becomes a plan with the first part, and nothing again without text', () => {
    const begun = withPart(nothing, { will: 'ask' }, toSentence);
    expect(begun).toEqual({ action: ': ask', plan: { ...emptyPlan, will: 'ask' } });
    expect(withPart(begun, { will: ' ' }, toSentence)).toEqual(nothing);
    const dated = withPart(nothing, { dueOn: '2026-12-01' }, toSentence);
    expect(dated).toEqual({ action: '', plan: { ...emptyPlan, dueOn: '2026-12-01' } });
  });

  it('keeps spaces while the student types', () => {
    expect(withPart(nothing, { will: 'ask ' }, toSentence).plan?.will).toBe('ask ');
  });

  it.each(['I will ask my aunt', 'I’ll ask my aunt', 'Je vais ask my aunt', ' ask my aunt '])(
    'does not repeat the start of the sentence: %s',
    (will) => {
      expect(cleanPlan({ ...plan, will })).toEqual(plan);
      expect(withPart(nothing, { ...plan, will }, toSentence).action).toBe('Monday: ask my aunt');
    },
  );
});

describe('a sentence of before', () => {
  it('is shown in “I will” and stays one sentence', () => {
    expect(partsOf(old)).toEqual({ ...emptyPlan, will: 'I will ask my aunt' });
    expect(withPart(old, { will: 'I will ask my aunt.' }, toSentence)).toEqual({
      action: 'I will ask my aunt.',
      plan: null,
    });
  });

  it('becomes a plan with another part', () => {
    expect(withPart(old, { when: 'Monday' }, toSentence)).toEqual({
      action: 'Monday: ask my aunt',
      plan: { ...plan, will: 'I will ask my aunt' },
    });
  });
});

describe('a plan', () => {
  const today = '2026-11-19';
  const problems = (changes: Partial<Plan>) =>
    planProblems({ ...plan, ...changes }, { today, kept: null });

  it('needs to say what, unless it is empty', () => {
    expect(problems({ will: ' ' })).toEqual({ will: 'step/will-required' });
    expect(planProblems(emptyPlan, { today, kept: null })).toEqual({});
  });

  it('has short parts', () => {
    expect(
      problems({ when: '🌊'.repeat(60), will: 'x'.repeat(90), withWhom: 'x'.repeat(40) }),
    ).toEqual({});
    expect(
      problems({ when: 'x'.repeat(61), will: 'x'.repeat(91), withWhom: 'x'.repeat(41) }),
    ).toEqual({
      when: 'step/text-too-long',
      will: 'step/text-too-long',
      withWhom: 'step/text-too-long',
    });
  });

  it('is for today or later, or for the day that it had', () => {
    expect(problems({ dueOn: today })).toEqual({});
    expect(problems({ dueOn: '2026-11-18' })).toEqual({ dueOn: 'form/day-invalid' });
    const kept = '2026-11-18';
    expect(planProblems({ ...plan, dueOn: kept }, { today, kept })).toEqual({});
  });
});

describe('two steps are the same', () => {
  it('by their parts, in any language', () => {
    const french = { action: 'Lundi', plan: { ...plan, when: ' Monday ' } };
    expect(isSameStep({ action: 'Monday', plan }, french)).toBe(true);
    expect(isSameStep({ action: 'a', plan }, { action: 'a', plan: { ...plan, when: '' } })).toBe(
      false,
    );
  });

  it('by their sentence, without parts', () => {
    expect(isSameStep(old, { ...old, action: ' I will ask my aunt ' })).toBe(true);
    expect(isSameStep(old, nothing)).toBe(false);
    expect(isSameStep(old, { ...old, plan })).toBe(false);
  });
});

it('a sentence is repeated as a plan if it is short enough', () => {
  expect(planOfStep('I will ask my aunt.', null)).toEqual({ ...emptyPlan, will: 'ask my aunt' });
  expect(planOfStep('x'.repeat(91), null)).toBeNull();
  expect(planOfStep('', plan)).toBe(plan);
});
