import { isEmail, normaliseEmail } from '../email.ts';
import { compactText } from '../fold-text.ts';
import { limits } from '../limits.ts';
import { isBlank, isPlainText } from '../plain-text.ts';
import { readHeader, type Column } from './columns.ts';
import { separatorOf, splitCells } from './split-cells.ts';

export interface NamedStudent {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty for a student without an address. */
  readonly email: string;
}

export interface ReadRow extends NamedStudent {
  /** From 1, as in the text. */
  readonly line: number;
  /** Empty if the text does not name one. */
  readonly className: string;
  /** The same student is in an earlier line, or in the class already. */
  readonly mark: 'repeated' | 'in-class' | null;
}

export const rowProblems = [
  'no-name',
  'one-name',
  'name-invalid',
  'class-invalid',
  'email-invalid',
  'too-many-columns',
  'too-many-rows',
] as const;
export type RowProblem = (typeof rowProblems)[number];

export interface UnreadRow {
  readonly line: number;
  readonly text: string;
  readonly problem: RowProblem;
}

export interface ReadSignIns {
  readonly rows: readonly ReadRow[];
  readonly unread: readonly UnreadRow[];
}

export interface ReadingOptions {
  /** Of names whose order neither a header nor a comma tells. */
  readonly isLastNameFirst?: boolean;
  readonly inClass?: readonly NamedStudent[];
}

/** Pasted names, one per line, or columns of a spreadsheet, with or without a header. */
export function parseSignIns(
  text: string,
  { isLastNameFirst = false, inClass = [] }: ReadingOptions = {},
): ReadSignIns {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => !isBlank(line.text));
  const separator = separatorOf(lines.map((line) => line.text));
  const header = lines[0] ? readHeader(splitCells(lines[0].text, separator)) : null;
  const body = header ? lines.slice(1) : lines;

  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const markOf = createMarker(inClass);
  for (const [index, line] of body.entries()) {
    const cells = splitCells(line.text, separator);
    const read =
      index >= limits.signInRowsMax
        ? 'too-many-rows'
        : checked(readCells(cells, { header, isComma: separator === ',', isLastNameFirst }));
    if (typeof read === 'string') unread.push({ ...line, problem: read });
    else rows.push({ line: line.line, ...read, mark: markOf(read) });
  }
  return { rows, unread };
}

interface Read extends NamedStudent {
  readonly className: string;
}

interface Layout {
  readonly header: readonly (Column | null)[] | null;
  readonly isComma: boolean;
  readonly isLastNameFirst: boolean;
}

function readCells(cells: readonly string[], layout: Layout): Read | RowProblem {
  const { header, isLastNameFirst } = layout;
  const columns = header ?? guessColumns(cells, layout);
  if (columns === null) return 'too-many-columns';
  const cellOf = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const name = columns.includes('name')
    ? splitName(cellOf('name'), isLastNameFirst)
    : { firstName: cellOf('first'), lastName: cellOf('last') };
  return { ...name, className: cellOf('class'), email: cellOf('email') };
}

/** Addresses have an @ and classes a digit; names have neither. Two cells are "Last, First". */
function guessColumns(
  cells: readonly string[],
  { isComma, isLastNameFirst }: Layout,
): (Column | null)[] | null {
  const columns = cells.map((cell): Column | null =>
    cell.includes('@') ? 'email' : cells.length > 1 && /\d/u.test(cell) ? 'class' : null,
  );
  const others = [...cells.keys()].filter((at) => columns[at] === null && cells[at] !== '');
  const isLastFirst = isLastNameFirst || (isComma && cells.length === 2);
  const isWhole = others.length === 1 || cells[others[0] ?? 0]?.includes(',');
  const meanings: readonly Column[] = isWhole
    ? ['name', 'class']
    : [...(isLastFirst ? (['last', 'first'] as const) : (['first', 'last'] as const)), 'class'];
  if (others.length > meanings.length) return null;
  for (const [nth, at] of others.entries()) columns[at] = meanings[nth] ?? null;
  const hasTwo = (column: Column) => columns.indexOf(column) !== columns.lastIndexOf(column);
  return hasTwo('class') || hasTwo('email') ? null : columns;
}

function splitName(name: string, isLastNameFirst: boolean) {
  const comma = name.indexOf(',');
  if (comma !== -1) {
    return { firstName: name.slice(comma + 1).trim(), lastName: name.slice(0, comma).trim() };
  }
  const [one = '', ...others] = name.split(/\s+/u);
  const other = others.join(' ');
  return isLastNameFirst
    ? { firstName: other, lastName: one }
    : { firstName: one, lastName: other };
}

function checked(read: Read | RowProblem): Read | RowProblem {
  if (typeof read === 'string') return read;
  const { firstName, lastName, className, email } = read;
  if (isBlank(firstName) && isBlank(lastName)) return 'no-name';
  if (isBlank(firstName) || isBlank(lastName)) return 'one-name';
  if (!isName(firstName) || !isName(lastName)) return 'name-invalid';
  if (className.length > limits.classNameMax || !isPlainText(className)) return 'class-invalid';
  if (email !== '' && !isEmail(email)) return 'email-invalid';
  return read;
}

const isName = (name: string): boolean => name.length <= limits.nameMax && isPlainText(name);

interface Known {
  readonly email: string;
  readonly isInClass: boolean;
}

/** Two students may share a name if their addresses differ. */
function createMarker(inClass: readonly NamedStudent[]) {
  const known = new Map<string, Known[]>();
  const keysOf = (student: NamedStudent, email: string): string[] =>
    email === '' ? [nameKey(student)] : [nameKey(student), email];
  const remember = (student: NamedStudent, isInClass: boolean) => {
    const email = normaliseEmail(student.email);
    for (const key of keysOf(student, email)) {
      const same = known.get(key) ?? [];
      if (same.length === 0) known.set(key, same);
      same.push({ email, isInClass });
    }
  };
  for (const student of inClass) remember(student, true);

  return (student: NamedStudent): ReadRow['mark'] => {
    const email = normaliseEmail(student.email);
    const same = keysOf(student, email)
      .flatMap((key) => known.get(key) ?? [])
      .filter((other) => other.email === '' || email === '' || other.email === email);
    remember(student, false);
    if (same.length === 0) return null;
    return same.some((other) => other.isInClass) ? 'in-class' : 'repeated';
  };
}

const nameKey = ({ firstName, lastName }: NamedStudent): string =>
  `${compactText(firstName)} ${compactText(lastName)}`;
