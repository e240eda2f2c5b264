import type { Register } from './message.ts';

/** A visitor, whose role is unknown, is addressed like staff. */
export const registerOf = (role: string | undefined): Register =>
  role === 'student' ? 'tu' : 'vous';
