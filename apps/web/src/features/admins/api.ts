import {
  inviteAdmin as invite,
  listAdmins,
  removeAdmin as remove,
  resendAdminInvite as resend,
  type ListedAdmin,
} from '@trio/contracts/admins';
import type { BodyInput } from '@trio/contracts/endpoint';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const adminsQuery = endpointQuery(listAdmins);

export const inviteAdmin = (person: BodyInput<typeof invite>): Promise<ListedAdmin> =>
  call(invite, person);

export const resendInvite = (id: string): Promise<void> => call(withParams(resend, { id }));

export const removeAdmin = (id: string): Promise<void> => call(withParams(remove, { id }));
