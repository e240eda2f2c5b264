import { expect, it } from 'vitest';
import { freeName, nameFrom } from './extra-cards.rules.ts';

it.each([
  ['Bee keeping', 'beeKeeping'],
  ['Élever des abeilles', 'eleverDesAbeilles'],
  ['  L’eau, c’est la vie!  ', 'lEauCEstLaVie'],
  ['3D printing', 'card3dPrinting'],
  ['???', 'card'],
  ['A'.repeat(80), 'a'.repeat(56)],
])('makes a card name from the title %s', (title, name) => {
  expect(nameFrom(title)).toBe(name);
});

it('skips names that are used, built in or a property of every object', () => {
  expect(freeName('Bees', (name) => ['bees', 'bees2'].includes(name))).toBe('bees3');
  expect(freeName('Fresh water', () => false)).toBe('freshWater2');
  expect(freeName('Constructor', () => false)).toBe('constructor2');
});
