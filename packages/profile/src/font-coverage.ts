import { glyphsOf, readCharacters } from './font-table.ts';

/** Ascending ranges of code points: [first, last, first, last, …]. */
export type Coverage = readonly number[];

/** Reads one table: a Chinese font is 10 MB, its `cmap` a few kilobytes. */
export function readCoverage(file: string): Coverage {
  const whole = readCharacters(file, 12);
  if (whole !== undefined) return join(segmentedCoverage(whole));
  return join(Array.from(glyphsOf(readCharacters(file, 4)), ([code]) => [code, code]));
}

export function covers(coverage: Coverage, code: number): boolean {
  let low = 0;
  let high = coverage.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (coverage[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (coverage[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

type Stretch = readonly [first: number, last: number];

function* segmentedCoverage(table: Buffer): Generator<Stretch> {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    // A range may start at glyph 0, the empty box: that character is not covered.
    const isEmpty = table.readUInt32BE(at + 8) === 0;
    const first = table.readUInt32BE(at) + (isEmpty ? 1 : 0);
    const last = table.readUInt32BE(at + 4);
    if (first <= last) yield [first, last];
  }
}

function join(stretches: Iterable<Stretch>): Coverage {
  const joined: number[] = [];
  for (const [first, last] of stretches) {
    if (joined.at(-1) === first - 1) joined[joined.length - 1] = last;
    else joined.push(first, last);
  }
  return joined;
}
