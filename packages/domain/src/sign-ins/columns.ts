import { foldText } from '../fold-text.ts';

export type Column = 'name' | 'first' | 'last' | 'class' | 'email';

const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'full name', 'student', 'student name', 'nom', 'nom complet', 'eleve', 'eleves'],
  first: ['first name', 'firstname', 'first', 'given name', 'given names', 'prenom', 'prenoms'],
  last: ['last name', 'lastname', 'last', 'surname', 'family name', 'nom de famille'],
  class: ['class', 'class name', 'homeroom', 'group', 'classe', 'groupe', 'groupe-classe'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'courriel',
    'adresse courriel',
    'adresse electronique',
    'adresse de courriel',
  ],
};

const columnOf = (cell: string): Column | null => {
  const text = foldText(cell)
    .replaceAll(/[\s_]+/gu, ' ')
    .trim();
  const found = Object.entries(headings).find(([, words]) => words.includes(text));
  return (found?.[0] as Column | undefined) ?? null;
};

/** Null if the cells are not a header. Columns without a known heading are null and left out. */
export function readHeader(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map(columnOf);
  if (!columns.some((column) => column === 'name' || column === 'first' || column === 'last')) {
    return null;
  }
  // French calls the last name "nom" beside "prénom".
  const meaning = columns.includes('first') ? 'last' : columns.includes('last') ? 'first' : 'name';
  return columns.map((column) => (column === 'name' ? meaning : column));
}
