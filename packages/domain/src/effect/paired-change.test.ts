import { expect, it } from 'vitest';
import { pairedChange, quantileOfT } from './paired-change.ts';

it.each([
  [9, 2.262_157],
  [10, 2.228_139],
  [19, 2.093_024],
  [29, 2.045_23],
  [99, 1.984_217],
  [999, 1.962_341],
])('the 97.5 % quantile with %i degrees of freedom is that of the tables', (freedom, expected) => {
  expect(quantileOfT(freedom)).toBeCloseTo(expected, 4);
});

/** The sleep data of Student (1908): R's t.test(extra ~ group, paired) says 0.7001 to 2.4599. */
it('has the means and the interval of a paired t-test', () => {
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const found = pairedChange(first.map((before, at) => ({ before, after: second[at] ?? 0 })));
  expect(found.before).toBeCloseTo(0.75, 6);
  expect(found.after).toBeCloseTo(2.33, 6);
  expect(found.change).toBeCloseTo(1.58, 6);
  expect(found.low).toBeCloseTo(0.7001, 3);
  expect(found.high).toBeCloseTo(2.4599, 3);
});
