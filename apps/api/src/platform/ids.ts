import { v7 } from 'uuid';

/** Keys are made here, never by the database; they sort by the time they were made. */
export const newId = (): string => v7();

/** Whether a text may be one: the database takes nothing else for a key. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text);
