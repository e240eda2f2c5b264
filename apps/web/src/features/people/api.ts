import {
  correctStaffEmail as correctEndpoint,
  disablePerson as disableEndpoint,
  getPerson,
  resendToPerson,
  searchPeople as searchEndpoint,
  sendPersonReset,
  unlockPerson,
  withdrawStaffEmail,
  type PersonRecord,
} from '@trio/contracts/people';
import { removeFactorsOfPerson } from '@trio/contracts/second-factor';
import type { Answer } from '@trio/contracts/endpoint';
import { withdrawCorrection } from '@trio/contracts/staff-help';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

/** The dialog that gives a password, or corrects the email of a student. */
export interface HelpProps {
  readonly student: PersonRecord;
  readonly onClosed: (isChanged: boolean) => void;
}

export type FoundPeople = Answer<typeof searchEndpoint>;

export const searchPeople = (q: string): Promise<FoundPeople> => call(searchEndpoint, { q });

export const personQuery = (id: string) => endpointQuery(getPerson, { params: { id } });

export const sendReset = (id: string): Promise<void> => call(withParams(sendPersonReset, { id }));
export const unlock = (id: string): Promise<void> => call(withParams(unlockPerson, { id }));
export const resend = (id: string): Promise<void> => call(withParams(resendToPerson, { id }));

export const setDisabled = (id: string, disable: boolean): Promise<void> =>
  call(withParams(disableEndpoint, { id }), { disable });

export const correctStaffEmail = (id: string, email: string): Promise<{ pendingEmail: string }> =>
  call(withParams(correctEndpoint, { id }), { email });

export const withdrawEmail = ({ _id: id, role }: PersonRecord): Promise<void> =>
  call(withParams(role === 'student' ? withdrawCorrection : withdrawStaffEmail, { id }));

export const resetFactor = (id: string): Promise<void> =>
  call(withParams(removeFactorsOfPerson, { id }));
