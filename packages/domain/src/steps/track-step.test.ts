import { expect, it } from 'vitest';
import { emptyPlan } from './plan.ts';
import { changeOfStep } from './track-step.ts';

const plan = { ...emptyPlan, will: 'ask' };
const ask = { sentence: 'I will ask.', plan };
const demander = { sentence: 'Je vais demander.', plan };
const call = { sentence: 'I will call.', plan: { ...plan, will: 'call' } };
const alone = { sentence: 'Ask.', plan: null };
const nothing = { sentence: '', plan: null };
const open = { ...ask, isOfThisSort: true, hasCheckIns: false };
const older = { ...open, isOfThisSort: false };

it.each([
  ['inserts the first step', ask, null, null, 'insert'],
  ['updates the open step of the sort', call, open, null, 'update'],
  ['updates the open step though its sentence stays', { ...ask, plan: null }, open, null, 'update'],
  ['deletes the open step of the sort', nothing, open, null, 'delete'],
  ['closes it if it has check-ins', nothing, { ...open, hasCheckIns: true }, null, 'close'],
  ['leaves the step of an older sort if there is no new one', nothing, older, null, 'none'],
  ['replaces the step of an older sort', call, older, null, 'replace'],
  ['keeps the step of an older sort if it is written again', ask, older, null, 'none'],
  ['keeps the step of an older sort in the other language', demander, older, null, 'none'],
  ['does not open a closed step again', ask, null, ask, 'none'],
  ['does not open it again in the other language', demander, null, ask, 'none'],
  ['opens another step after a closed one', call, null, ask, 'insert'],
  [
    'opens another sentence without a plan',
    alone,
    null,
    { ...nothing, sentence: 'Call.' },
    'insert',
  ],
  ['compares a plan with a sentence by the sentence', alone, null, ask, 'insert'],
  ['compares a sentence with a plan by the sentence', ask, null, alone, 'insert'],
  ['does nothing without a step', nothing, null, ask, 'none'],
] as const)('%s', (_, written, opened, closed, expected) => {
  expect(changeOfStep(written, opened, closed)).toBe(expected);
});
