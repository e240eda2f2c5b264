/** @typedef {import('./run-benches.mjs').Row} Row */

const HEADINGS = ['what', 'ours', 'peer', 'ratio', 'limit', 'unit'];

/** @param {Row} row */
export const isWithinLimit = ({ ours, limit, least }) =>
  (limit === undefined || ours <= limit) && (least === undefined || ours >= least);

/** @param {Row[]} rows */
export function table(rows) {
  const cells = [HEADINGS, ...rows.map(inCells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) => line.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join('  '))
    .map((line) => `   ${line.trimEnd()}`)
    .join('\n');
}

/** @param {Row} row */
function inCells(row) {
  const { what, ours, peer, limit, least, unit } = row;
  const ratio = row.ratio ?? (peer ? ours / peer : undefined);
  const wrong = least === undefined ? ' ✗ over its limit' : ' ✗ below its limit';
  const mark = isWithinLimit(row) ? '' : wrong;
  const bound = least === undefined ? short(limit) : `≥ ${short(least)}`;
  return [what, short(ours), short(peer), short(ratio), bound, `${unit}${mark}`];
}

/** @param {number | undefined} value */
function short(value) {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/**
 * @param {string} cell
 * @param {number} column
 * @param {number} width
 */
const pad = (cell, column, width) =>
  column === 0 || column === HEADINGS.length - 1 ? cell.padEnd(width) : cell.padStart(width);
