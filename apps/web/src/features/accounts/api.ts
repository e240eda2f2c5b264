import {
  updateCode as codeEndpoint,
  updateMe,
  type AddressUpdate,
  type CardOrderUpdate,
  type DetailsUpdate,
  type EffectUpdate,
  type PasswordUpdate,
  type TimeZoneUpdate,
} from '@trio/contracts/accounts';
import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import {
  downloadMyData,
  requestDeletion as requestEndpoint,
  withdrawDeletion as withdrawEndpoint,
} from '@trio/contracts/your-data';
import {
  endSupportWindow,
  getSupportWindow,
  openSupportWindow,
  type SupportWindow,
  type WindowHours,
} from '@trio/contracts/support-window';
import { endOwnSessions, listOwnSessions } from '@trio/contracts/own-sessions';
import { endpointQuery } from '../../lib/api/query.ts';
import { call } from '../../lib/api/call.ts';

type Changed = Promise<Answer<typeof updateMe>['data']>;

export const updateDetails = async (details: DetailsUpdate): Changed =>
  (await call(updateMe, details)).data;

export const updateAddress = async (address: AddressUpdate): Changed =>
  (await call(updateMe, address)).data;

export const updateCardOrder = async (order: CardOrderUpdate): Changed =>
  (await call(updateMe, order)).data;

export const updateEffect = async (change: EffectUpdate): Changed =>
  (await call(updateMe, change)).data;

export const updateTimeZone = async (update: TimeZoneUpdate): Changed =>
  (await call(updateMe, update)).data;

export async function updatePassword(passwords: PasswordUpdate): Promise<void> {
  await call(updateMe, passwords);
}

export const updateCode = (body: BodyInput<typeof codeEndpoint>): Promise<void> =>
  call(codeEndpoint, body);

export const supportWindowQuery = endpointQuery(getSupportWindow);

export const openWindow = (hours: WindowHours): Promise<SupportWindow> =>
  call(openSupportWindow, { hours });

export const endWindow = (): Promise<void> => call(endSupportWindow);

export const ownSessionsQuery = endpointQuery(listOwnSessions);

export const endSessions = (body: BodyInput<typeof endOwnSessions>): Promise<void> =>
  call(endOwnSessions, body);

export const fetchMyData = (): Promise<Answer<typeof downloadMyData>> => call(downloadMyData);

export const requestDeletion = (): Promise<void> => call(requestEndpoint);

export const withdrawDeletion = (): Promise<void> => call(withdrawEndpoint);
