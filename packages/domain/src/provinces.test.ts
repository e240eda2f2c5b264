import { expect, it } from 'vitest';
import { provinceCodes } from './province-codes.ts';
import { provinceOf } from './provinces.ts';

it.each([
  ['Ontario', 'ON'],
  [' québec ', 'QC'],
  ['N.-B.', 'NB'],
  ['New Brunswick', 'NB'],
  ['Île-du-Prince-Édouard', 'PE'],
  ['bc', 'BC'],
  ['Terre-Neuve-et-Labrador', 'NL'],
])('reads %s as %s', (text, code) => {
  expect(provinceOf(text)).toBe(code);
});

it.each(['', 'Maine', 'Ontari', 'constructor'])('does not know “%s”', (text) => {
  expect(provinceOf(text)).toBeNull();
});

it('reads every code', () => {
  expect(provinceCodes.map(provinceOf)).toEqual(provinceCodes);
});
