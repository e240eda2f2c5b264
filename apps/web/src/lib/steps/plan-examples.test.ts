import { planLimits } from '@trio/domain/steps/plan';
import { cards } from '@trio/deck/cards';
import { steps as english } from '@trio/i18n/en/steps';
import { steps as french } from '@trio/i18n/fr/steps';
import { stepSentence } from '@trio/i18n/step-sentence';
import { createTranslator } from '@trio/i18n/translator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@trio/domain/limits';
import { planExamples, willPerCategory } from './plan-examples.ts';
import { textParts } from './step-text.ts';

const colors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
const card = fc.record({
  id: fc.constantFrom(...cards.map(({ key }) => key)),
  kind: fc.constantFrom('built-in', 'extra', 'custom'),
  color: fc.constantFrom(...colors),
});
const trio = fc.uniqueArray(card, { minLength: 0, maxLength: 3, selector: ({ id }) => id });
const catalogues = { en: english, fr: french } as const;
const keysOf = (part: string) =>
  Object.keys(english).filter((key) => key.startsWith(`example.${part}.`));

describe('the examples of a plan', () => {
  it('fit the categories of the three, one for each card', () => {
    fc.assert(
      fc.property(trio, (three) => {
        const { will } = planExamples(three);
        const wanted = three.map(({ kind, color }) => (kind === 'custom' ? 'any' : color));
        const given = will.map((key) => key.split('.')[2]);
        expect(given.slice(0, three.length)).toEqual(wanted);
        expect(given.slice(three.length).every((category) => category === 'any')).toBe(true);
      }),
    );
  });

  it('are two or three for each part, none twice, and the same at each visit', () => {
    fc.assert(
      fc.property(trio, (three) => {
        const examples = planExamples(three);
        for (const part of textParts) {
          const keys: readonly string[] = examples[part];
          expect(keys).toHaveLength(3);
          expect(new Set(keys).size).toBe(3);
          for (const key of keys) expect(keysOf(part)).toContain(key);
        }
        expect(planExamples(three)).toEqual(examples);
      }),
    );
  });

  it('differ between the challenges of one category', () => {
    const blue = cards.filter(({ color }) => color === 'blue');
    const first = blue.map(
      ({ key }) => planExamples([{ id: key, kind: 'built-in', color: 'blue' }]).will[0],
    );
    expect(new Set(first).size).toBe(willPerCategory);
  });

  it('name a place for the first card and a person for another category', () => {
    const blue = { id: 'calmMinds', kind: 'built-in', color: 'blue' } as const;
    const { when, withWhom } = planExamples([blue, blue, { ...blue, id: 'x', color: 'red' }]);
    expect(when[0]).toBe('example.when.blue.1');
    expect(withWhom).toContain('example.withWhom.red.1');
  });
});

describe.each(['en', 'fr'] as const)('the texts of the examples in %s', (language) => {
  const catalogue = catalogues[language];
  const textsOf = (part: (typeof textParts)[number]) =>
    Object.entries(catalogue).flatMap(([key, text]) =>
      key.startsWith(`example.${part}.`) ? [text] : [],
    );

  it('are four for each category and for any', () => {
    for (const category of [...colors, 'any']) {
      const keys = keysOf('will').filter((key) => key.split('.')[2] === category);
      expect(keys, category).toHaveLength(willPerCategory);
    }
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  it.each(textParts)('are short enough for the part %s, and differ', (part) => {
    const texts = textsOf(part);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(planLimits[part]);
  });

  it('never end as a sentence, because they are parts of one', () => {
    for (const text of textParts.flatMap(textsOf)) expect(text).not.toMatch(/[.!?…]$/u);
  });

  it('make a sentence that can be saved', () => {
    const t = createTranslator<typeof english>(language, catalogue);
    const longest = (part: (typeof textParts)[number]) =>
      textsOf(part).toSorted((a, b) => b.length - a.length)[0] ?? '';
    const sentence = stepSentence(t, language, {
      when: longest('when'),
      will: longest('will'),
      withWhom: longest('withWhom'),
      dueOn: '2026-09-30',
    });
    expect(sentence.length).toBeLessThanOrEqual(limits.reflectionMax);
  });
});
