/**
 * Replaces control and direction characters in names: they could move the cursor or reverse the
 * line.
 */
export function layOutTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const last = headings.length - 1;
  const cells = [headings, ...rows].map((row) =>
    row.map((cell, column) => (column === last ? escapeControls(cell) : cut(escapeControls(cell)))),
  );
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ''))),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

const cellMaxLength = 48;

const cut = (text: string): string =>
  lengthOf(text) > cellMaxLength
    ? `${Array.from(text)
        .slice(0, cellMaxLength - 1)
        .join('')}…`
    : text;

const escapeControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}').normalize();

const lengthOf = (text: string): number => Array.from(text).length;

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
