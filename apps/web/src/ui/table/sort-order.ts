export type SortOrder = '' | 'asc' | 'desc';

const following: Readonly<Record<SortOrder, SortOrder>> = { '': 'asc', asc: 'desc', desc: '' };

export const nextOrder = (order: SortOrder): SortOrder => following[order];
