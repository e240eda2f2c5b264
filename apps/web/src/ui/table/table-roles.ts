/**
 * Said outright what each part is: on a phone the table is laid out as cards, and some browsers then
 * forget that it is one.
 */
export const is = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
