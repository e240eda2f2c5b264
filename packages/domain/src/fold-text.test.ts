import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactText, foldText } from './fold-text.ts';

it.each([
  ['ÉLÈVE', 'eleve'],
  ['Cœur', 'coeur'],
  ['Lætitia', 'laetitia'],
  ['Øst', 'ost'],
  ['Łódź', 'lodz'],
  ['Weiß', 'weiss'],
  ['L’île', "l'ile"],
  ['a - b', 'a - b'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['Panda 48-21', 'panda4821'],
  ['Ｐａｎｄａ\u00a04821', 'panda4821'],
  ['panda–48—21', 'panda4821'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
])('%s is compared as %s', (text, compact) => {
  expect(compactText(text)).toBe(compact);
});

it('folding a text again changes nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(compactText(compactText(text))).toBe(compactText(text));
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  ));
