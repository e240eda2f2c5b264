import type { Caller } from '../../platform/identity/identity.ts';

/** Whoever may start a program on this machine may do what a platform administrator may. */
export const operator: Caller = {
  sessionId: '',
  userId: '',
  role: 'admin',
  schoolId: null,
  signedInAt: new Date(0),
};
