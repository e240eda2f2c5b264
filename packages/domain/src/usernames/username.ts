import { normaliseEmail } from '../email.ts';
import { compactText } from '../fold-text.ts';

/**
 * The form in which usernames are compared: without case, accents, spaces and hyphens, because they
 * are copied from paper.
 */
export const normaliseUsername = (username: string): string => compactText(username);

/** Log-in has one field: a text without @ is a username. */
export const isUsername = (login: string): boolean => !login.includes('@');

export const normaliseLogin = (login: string): string =>
  isUsername(login) ? normaliseUsername(login) : normaliseEmail(login);
