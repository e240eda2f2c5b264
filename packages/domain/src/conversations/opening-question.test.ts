import { expect, it } from 'vitest';
import { openingQuestionOf, type QuestionFacts } from './opening-question.ts';

const facts: QuestionFacts<string> = {
  hasAsked: false,
  openStep: null,
  trio: ['bees', 'water', 'own:skate'],
  reasons: ['', '', ''],
  shared: '',
  before: null,
  unfinished: null,
  isSame: (a, b) => a === b,
  isOwn: (card) => card.startsWith('own:'),
};
const open = { sentence: 'I will ask.', isOverdue: false };
const ask = (changes: Partial<QuestionFacts<string>>) => {
  const { key, card, quote } = openingQuestionOf({ ...facts, ...changes });
  return [key, card, quote];
};

it.each<[string, Partial<QuestionFacts<string>>, readonly (string | null)[]]>([
  [
    'the request to talk before all else',
    { hasAsked: true, openStep: { ...open, isOverdue: true } },
    ['asked-to-talk', null, ''],
  ],
  [
    'a step that is overdue',
    { openStep: { ...open, isOverdue: true }, reasons: ['Because', '', ''] },
    ['step-overdue', null, 'I will ask.'],
  ],
  [
    'the first reason that was written',
    { reasons: ['', 'Rivers matter', 'x'], openStep: open },
    ['reason', 'water', 'Rivers matter'],
  ],
  ['what the three share', { shared: 'All outside' }, ['shared', null, 'All outside']],
  ['a step', { openStep: open, before: [] }, ['step-open', null, 'I will ask.']],
  ['a new challenge', { before: ['bees', 'own:skate', 'x'] }, ['new-challenge', 'water', '']],
  ['an own card, if nothing is new', { before: facts.trio }, ['own-card', 'own:skate', '']],
  [
    'a sort that is not finished',
    { trio: ['bees'], unfinished: 'not-picked' },
    ['not-picked', null, ''],
  ],
  ['the first challenge', { trio: ['bees', 'water'] }, ['first-challenge', 'bees', '']],
  ['a student who has not begun', { trio: [] }, ['not-begun', null, '']],
])('asks about %s', (_, changes, expected) => {
  expect(ask(changes)).toEqual(expected);
});

it('quotes nothing without words', () => {
  expect(ask({ openStep: { sentence: '', isOverdue: true } })).toEqual(['step-overdue', null, '']);
});
