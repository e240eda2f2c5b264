import type { Answer } from '@trio/contracts/endpoint';
import {
  checkInStep,
  type listSteps,
  setReminders,
  stopReminders,
  type CheckIn,
} from '@trio/contracts/steps';
import { call, withParams } from '../../lib/api/call.ts';
import { queryClient } from '../../lib/api/query.ts';
import { send } from '../../lib/api/send.ts';
import { stepsQuery } from '../../lib/steps/steps-query.ts';

const show = (answer: Answer<typeof listSteps>): void =>
  void queryClient.setQueryData(stepsQuery.queryKey, answer);

export const checkIn = async (id: string, body: CheckIn): Promise<void> =>
  show(await call(withParams(checkInStep, { id }), body));

export const switchReminders = async (isOn: boolean): Promise<void> =>
  show(await call(setReminders, { isOn }));

export const stopRemindersBy = (ticket: string): Promise<unknown> =>
  send(withParams(stopReminders, { ticket }), null);
