import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { reportError } from '@trio/contracts/error-reports';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AppDeps } from '../../app.ts';
import { rateLimitRules } from '../../http/rate-limit-rules.ts';
import { systemClock } from '../../platform/clock.ts';
import {
  logReports,
  postReports,
  type ErrorReports,
} from '../../platform/error-reports/error-reports.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const lines: string[] = [];
const openTrio = (deps: Partial<AppDeps>) =>
  createTestApp({
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(line) },
    ...deps,
  });

let off: TestApp;
let logging: TestApp;
beforeAll(async () => {
  off = await openTrio({});
  logging = await openTrio({ errorReports: logReports });
});
afterAll(async () => {
  await off.close();
  await logging.close();
});
beforeEach(() => {
  lines.length = 0;
});

async function open(errorReports: ErrorReports, deps: Partial<AppDeps> = {}): Promise<TestApp> {
  const trio = await openTrio({ errorReports, ...deps });
  closers.push(() => trio.close());
  return trio;
}

const fault = (overrides: object = {}) => ({
  name: 'TypeError',
  message: 'Nothing for lea@school.test at /login?reset=hush',
  stack: 'at draw (https://trio.example.org/assets/index-Dk3_1aZq.js?hush=1:1:2)',
  route: '/dashboard/students/0198f2aa-1c1c-7abc-8def-0123456789ab',
  language: 'fr',
  ...overrides,
});
const send = (trio: TestApp, overrides?: object) =>
  trio.call('POST', '/errors/reports', { payload: fault(overrides) });

const reported = () =>
  lines
    .map((line) => JSON.parse(line) as { level: string; msg: string; fault?: object })
    .filter((line) => line.fault);

it('accepts and logs no report by default', async () => {
  const answer = await send(off);
  expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: false }]);
  expect(lines.join('')).not.toMatch(/TypeError|draw/u);
});

it('logs a report as one line without personal data', async () => {
  expect((await send(logging)).json()).toEqual({ accepted: true });
  expect(reported()).toMatchObject([
    {
      level: 'warn',
      fault: {
        source: 'browser',
        name: 'TypeError',
        message: 'Nothing for :email at /login',
        route: '/dashboard/students/:id',
        language: 'fr',
      },
    },
  ]);
  expect(lines.join('')).not.toMatch(/lea|hush|0123456789ab/u);
});

it.each([
  [
    'an error of a removed frame',
    { message: "Cannot read properties of null (reading 'contentWindow')" },
  ],
  ['an error of a third-party script', { name: 'Error', message: 'Script error.' }],
  ['an error of a browser extension', { stack: 'at x (chrome-extension://abc/a.js:1:1)' }],
])('ignores %s', async (_, overrides) => {
  expect((await send(logging, overrides)).json()).toEqual({ accepted: false });
  expect(reported()).toEqual([]);
});

it.each([
  ['a URL instead of a route', { route: '/login?email=lea@school.test' }],
  ['a message that is too long', { message: 'x'.repeat(501) }],
  ['a missing stack', { stack: null }],
])('refuses %s', async (_, overrides) => {
  expect((await send(logging, overrides)).statusCode).toBe(400);
});

it('limits reports per IP address', () => {
  expect(rateLimitRules.get(reportError)).toMatchObject([{ per: 'address', counts: 'everything' }]);
});

async function openService(answerWith: () => number) {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body));
      response.writeHead(answerWith()).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in` };
}

it('sends browser and server errors to the configured service without delaying responses', async () => {
  const { bodies, url } = await openService(() => 204);
  const reports = postReports({ url, clock: systemClock, onError: () => expect.unreachable() });
  const trio = await open(reports, {
    findDatabaseState: () => Promise.reject(new Error('No place for lea@school.test')),
  });
  await send(trio);
  const failed = await trio.call('GET', '/ready', { headers: { 'accept-language': 'fr' } });
  expect(failed.statusCode).toBe(500);
  expect(bodies).toEqual([]);
  await reports.close();
  expect(bodies).toMatchObject([
    {
      faults: [
        { source: 'browser', message: 'Nothing for :email at /login' },
        {
          source: 'server',
          message: 'No place for :email',
          route: 'GET /api/ready',
          language: 'fr',
        },
      ],
    },
  ]);
});

it('drops reports that the service refuses, logs it once and continues', async () => {
  let status = 500;
  const { bodies, url } = await openService(() => status);
  const errors: unknown[] = [];
  const reports = postReports({
    url,
    clock: systemClock,
    onError: (error) => errors.push(error),
  });
  const trio = await open(reports);
  for (let n = 0; n < 3; n += 1) {
    expect((await send(trio)).json()).toEqual({ accepted: true });
    await reports.close();
  }
  expect([bodies.length, errors.length]).toEqual([3, 1]);
  status = 200;
  await send(trio);
  await reports.close();
  expect(bodies).toHaveLength(4);
  status = 503;
  await send(trio);
  await reports.close();
  expect(errors).toHaveLength(2);
});
