const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];

/** Spreadsheets paste tabs. Names contain commas more often than semicolons, so commas come last. */
export const separatorOf = (lines: readonly string[]): Separator | null =>
  separators.find((separator) => lines.some((line) => line.includes(separator))) ?? null;

/** Quotes count only around a whole cell that ends on its line. */
export function splitCells(line: string, separator: Separator | null): string[] {
  if (separator === null) return [unquote(line.trim())];
  const cells: string[] = [];
  let rest: string | null = line;
  while (rest !== null) {
    const end = endOfCell(rest, separator);
    cells.push(unquote(rest.slice(0, end).trim()));
    rest = end < rest.length ? rest.slice(end + 1) : null;
  }
  return cells;
}

const quoted = /^[^\S\t]*"(?:[^"]|"")*"[^\S\t]*/u;

function endOfCell(text: string, separator: Separator): number {
  const inQuotes = quoted.exec(text)?.[0].length ?? 0;
  if (inQuotes > 0 && (inQuotes === text.length || text[inQuotes] === separator)) return inQuotes;
  const end = text.indexOf(separator);
  return end === -1 ? text.length : end;
}

const unquote = (cell: string): string =>
  /^"(?:[^"]|"")*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
