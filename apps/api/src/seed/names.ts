import type { Chance } from './chance.ts';
import {
  englishFirst,
  englishLast,
  frenchFirst,
  frenchLast,
  worldFirst,
  worldLast,
} from './name-lists.ts';

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const listed = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/u);

const first = { fr: listed(frenchFirst), en: listed(englishFirst), world: listed(worldFirst) };
const last = { fr: listed(frenchLast), en: listed(englishLast), world: listed(worldLast) };

type Origin = keyof typeof first;

const skew = 1.6;
const doubleNames = 0.05;

export function nameIn(language: 'en' | 'fr', chance: Chance): Name {
  const other = language === 'fr' ? 'en' : 'fr';
  const origin: Origin = chance.happens(0.62) ? language : chance.happens(0.75) ? 'world' : other;
  const ofLast: Origin = chance.happens(0.12) ? 'world' : origin;
  const lastName = chance.pickSkewed(last[ofLast], skew);
  return {
    firstName: chance.pickSkewed(first[origin], skew),
    lastName: chance.happens(doubleNames) ? doubled(lastName, last[origin], chance) : lastName,
  };
}

function doubled(lastName: string, list: readonly string[], chance: Chance): string {
  const second = chance.pick(list);
  const isPlain = !/[\s-]/u.test(lastName + second) && second !== lastName;
  return isPlain ? `${lastName}-${second}` : lastName;
}

export const emailName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
