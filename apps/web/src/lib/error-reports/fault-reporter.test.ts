import { errorReport, type ErrorReport } from '@trio/contracts/error-reports';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../api/api-failure.ts';
import { createFaultReporter } from './fault-reporter.ts';

// They need a document.
vi.mock('../language/language.ts', () => ({}));
vi.mock('../usage/usage.ts', () => ({}));

function openPage() {
  const sent: ErrorReport[] = [];
  const { report } = createFaultReporter({
    send: (each) => sent.push(each),
    where: () => ({ route: '/dashboard/students/:schoolId', language: 'fr' }),
  });
  return { sent, report };
}

it('reports the error and its place in our code without personal data', () => {
  const { sent, report } = openPage();
  const error = new TypeError('No card for lea@school.test');
  error.stack = `TypeError: No card for lea@school.test
    at draw (https://trio.example.org/assets/card-page-Bx1_y2Zq.js?v=2:1:4567)`;
  report(error);
  expect(sent).toEqual([
    {
      name: 'TypeError',
      message: 'No card for :email',
      stack: 'TypeError: No card for :email\n    at draw (/assets/card-page-Bx1_y2Zq.js)',
      route: '/dashboard/students/:schoolId',
      language: 'fr',
    },
  ]);
  expect(errorReport.parse(sent[0])).toEqual(sent[0]);
});

it('reports each error once, and at most ten errors', () => {
  const { sent, report } = openPage();
  const same = new Error('same');
  report(same);
  report(same);
  expect(sent).toHaveLength(1);
  for (let n = 0; n < 50; n += 1) report(new Error(`fault ${n}`));
  expect(sent).toHaveLength(10);
});

it('ignores API failures and errors of other scripts', () => {
  const { sent, report } = openPage();
  report(new TypeError("Cannot read properties of null (reading 'contentWindow')"));
  report(new TypeError("null is not an object (evaluating 'frame.contentWindow')"));
  report('Script error.');
  report('ResizeObserver loop completed with undelivered notifications.');
  const byAddOn = new Error('add-on');
  byAddOn.stack = 'Error: add-on\n at x (chrome-extension://abcdef/page.js:1:2)';
  report(byAddOn);
  report(new ApiFailure('error.offline'));
  expect(sent).toEqual([]);
});

it('accepts any thrown value, but reports no value that is not an error', () => {
  const { sent, report } = openPage();
  for (const thrown of [null, undefined, { name: 'Léa', password: 'three-cards' }, 42]) {
    report(thrown);
  }
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(/Léa|three/u);
});
