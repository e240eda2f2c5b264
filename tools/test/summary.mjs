import { inWords } from './count.mjs';
import { LEFT_OUT } from './time-over.mjs';

/**
 * @typedef {{ title: string, seconds: number, outcome?: import('./run-part.mjs').Outcome }} Line
 */

/**
 * What took how long and what came of it; the line with the total is not in it.
 * @param {Line[]} lines
 * @param {{ isCi: boolean }} where
 */
export function summarise(lines, { isCi }) {
  const width = Math.max(...lines.map(({ title }) => title.length));
  const skipped = lines.flatMap(({ outcome }) => outcome?.skippedNames ?? []);
  const failed = lines.flatMap(({ outcome }) => outcome?.failedNames ?? []);
  return [
    ...lines.map((line) => inTable(line, width)),
    ...failed.map((name) => `failed: ${name.trim()}`),
    ...skipped.map((name) => `skipped: ${name.trim()}`),
    ...(isCi && skipped.length > 0 ? ['CI is set, so a skipped test is a failure.'] : []),
  ].join('\n');
}

/**
 * @param {Line} line
 * @param {number} width
 */
function inTable({ title, seconds, outcome }, width) {
  const time = `${seconds.toFixed(1).padStart(7)} s`;
  const came = outcome ? `   ${inWords(outcome)}` : '';
  const trouble = outcome?.trouble === undefined ? '' : ` (${outcome.trouble})`;
  const late = outcome?.leftOut ? `, ${outcome.leftOut} left out: ${LEFT_OUT}` : '';
  return `  ${title.padEnd(width)} ${time}${came}${late}${trouble}`;
}
