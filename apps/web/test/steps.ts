import type { Answer } from '@trio/contracts/endpoint';
import type { listConversations } from '@trio/contracts/conversations';
import type { listSteps, Step } from '@trio/contracts/steps';
import { addDays } from '@trio/domain/time/days';
import { today } from '../src/lib/today.ts';
import { sortId } from './student-result.tsx';

export const inDays = (days: number): string => addDays(today(), days);

export const stepOf = (changes: Partial<Step> = {}): Step => {
  const dueOn = changes.dueOn === undefined ? inDays(3) : changes.dueOn;
  return {
    _id: crypto.randomUUID(),
    sortId,
    sentence: 'Thursday after school, I will ask my aunt about her work.',
    plan: {
      when: 'Thursday after school',
      will: 'ask my aunt about her work',
      withWhom: '',
      dueOn,
    },
    created: '2026-11-01T12:00:00.000Z',
    closed: null,
    outcome: null,
    checkIns: [],
    ...changes,
    dueOn,
  };
};

export const stepsWith = (
  steps: readonly Step[],
  reminders: Partial<Answer<typeof listSteps>['reminders']> = {},
): Answer<typeof listSteps> => ({
  steps: [...steps],
  reminders: { isPossible: true, isOn: false, next: null, ...reminders },
});

export const talkWith = (
  changes: Partial<Answer<typeof listConversations>> = {},
): Answer<typeof listConversations> => ({
  conversations: [],
  request: null,
  people: [],
  reasons: [],
  putOffUntil: null,
  ...changes,
});
