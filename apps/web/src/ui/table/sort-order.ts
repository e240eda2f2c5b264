export type SortOrder = '' | 'asc' | 'desc';

const following: Readonly<Record<SortOrder, SortOrder>> = { '': 'asc', asc: 'desc', desc: '' };

/** None, ascending, descending, none. */
export const nextOrder = (order: SortOrder): SortOrder => following[order];
