import { v7 } from 'uuid';

/** Keys are made here, never by the database. They sort by creation time. */
export const newId = (): string => v7();

/** The database rejects other texts as keys. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text);
