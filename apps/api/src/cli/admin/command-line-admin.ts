import type { Caller } from '../../platform/identity/identity.ts';

/** A user who can start programs on this machine has administrator rights. */
export const commandLineAdmin: Caller = {
  sessionId: '',
  userId: '',
  role: 'admin',
  schoolId: null,
  staffKind: null,
  boardId: null,
  openSchools: 'all',
  signedInAt: new Date(0),
};
