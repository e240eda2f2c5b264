import type { BodyInput } from '@trio/contracts/endpoint';
import {
  inviteStaff as invite,
  listStaff,
  removeStaff as remove,
  resendInvite as resend,
  stopStaffChange as stop,
  updateStaffKind as updateKind,
  type StaffMember,
} from '@trio/contracts/staff';
import { removeFactorsOfStaff } from '@trio/contracts/second-factor';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const staffQuery = endpointQuery(listStaff);

export const inviteStaff = (person: BodyInput<typeof invite>): Promise<StaffMember> =>
  call(invite, person);

export const resendInvite = (id: string): Promise<void> => call(withParams(resend, { id }));

export const updateStaffKind = (id: string, kind: StaffKind): Promise<StaffMember> =>
  call(withParams(updateKind, { id }), { kind });

export const stopStaffChange = (id: string): Promise<void> => call(withParams(stop, { id }));

export const removeStaff = (id: string): Promise<void> => call(withParams(remove, { id }));

export const resetFactor = (id: string): Promise<void> =>
  call(withParams(removeFactorsOfStaff, { id }));
