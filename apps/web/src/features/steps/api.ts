import type { Answer } from '@trio/contracts/endpoint';
import {
  checkInStep,
  listSteps,
  setReminders,
  stopReminders,
  type CheckIn,
} from '@trio/contracts/steps';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { send } from '../../lib/api/send.ts';

export const stepsQuery = endpointQuery(listSteps);

const show = (answer: Answer<typeof listSteps>): void =>
  void queryClient.setQueryData(stepsQuery.queryKey, answer);

export const checkIn = async (id: string, body: CheckIn): Promise<void> =>
  show(await call(withParams(checkInStep, { id }), body));

export const switchReminders = async (isOn: boolean): Promise<void> =>
  show(await call(setReminders, { isOn }));

export const stopRemindersBy = (ticket: string): Promise<unknown> =>
  send(withParams(stopReminders, { ticket }), null);
