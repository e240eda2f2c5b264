import { v7 } from 'uuid';

/** Keys are made here, never by the database; they sort by the time they were made. */
export const newId = (): string => v7();
