import type { AccountRecord } from '@trio/contracts/accounts';

/** For hiding controls. The server checks each request itself. */
export const abilitiesOf = ({ role, kind }: Pick<AccountRecord, 'role' | 'kind'>) => ({
  /** Team, code, address, settings and the school's deletion. */
  managesSchool: kind === 'owner',
  /** Disable and merge students, read deletion requests. */
  managesStudents: role === 'admin' || kind === 'owner' || kind === 'counsellor',
  deletesStudents: role === 'admin' || kind === 'owner',
  seesOwnClassesOnly: kind === 'teacher',
});
