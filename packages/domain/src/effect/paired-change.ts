export interface PairedChange {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  /** The ends of the 95 % confidence interval of the change. */
  readonly low: number;
  readonly high: number;
}

/** Of a paired t-test. */
export function pairedChange(
  pairs: readonly { readonly before: number; readonly after: number }[],
): PairedChange {
  const changes = pairs.map(({ before, after }) => after - before);
  const change = meanOf(changes);
  const squares = changes.map((each) => (each - change) ** 2);
  const error = Math.sqrt(sumOf(squares) / (pairs.length - 1) / pairs.length);
  const margin = quantileOfT(pairs.length - 1) * error;
  return {
    before: meanOf(pairs.map(({ before }) => before)),
    after: meanOf(pairs.map(({ after }) => after)),
    change,
    low: change - margin,
    high: change + margin,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/**
 * The 97.5 % quantile of Student's t by its expansion around the normal quantile (Abramowitz and
 * Stegun 26.7.5): right to four decimals from nine degrees of freedom.
 */
export function quantileOfT(freedom: number): number {
  const z = 1.959_963_985;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), z);
}
