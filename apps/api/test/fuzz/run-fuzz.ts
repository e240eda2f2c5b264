import type { Endpoint } from '@trio/contracts/endpoint';
import { errorBody } from '@trio/contracts/error';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
import { limitNames, type Limits } from '../../src/platform/rate-limits/limits.ts';
import { runQuery } from '../empty-database.ts';
import { createFakeProfiles } from '../profile-student.ts';
import { createMatrix, type Matrix } from '../role-matrix-fixture.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { patientMs } from '../test-database.ts';
import { installChangeLog, takeChanges } from './change-log.ts';
import { goodRequestsOf } from './good-requests.ts';
import { findKnownValues } from './known-values.ts';
import { sampleRequests, type FuzzRequest } from './requests.ts';

/** Requests change the people they are about, so new ones come now and then. */
const perWorld = 500;

/** What a refused request may write: counters against guessing, and the log of refused log-ins. */
const mayChange = ({ path }: Endpoint, table: string): boolean =>
  table === 'rate_limits' || (path === '/identity/sign-in' && table.startsWith('audit_'));

const noLimits = Object.fromEntries(
  limitNames.map((name) => [name, { most: 1e9, windowMs: 60_000 }]),
) as Limits;

async function openFuzzDatabase() {
  const server = inject('postgresUrl');
  const name = `trio_fuzz_${crypto.randomUUID().replaceAll('-', '')}`;
  await runQuery(server, `CREATE DATABASE ${name} TEMPLATE trio_template`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = { statementTimeoutMs: patientMs, onConnectionError: () => {} };
  const database = openDatabase(url.href, settings);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runQuery(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Accepted requests delete people, change addresses and end sessions. */
async function isWhole({ people, student, classId, trio }: Matrix): Promise<boolean> {
  const ids = Object.values(people).map(({ id }) => id);
  const emails = Object.values(people).map(({ email }) => email);
  const { rows } = await sql<{ isWhole: boolean }>`
    SELECT (SELECT count(DISTINCT user_id) FROM identity_sessions
        JOIN identity_users u ON u.id = user_id
        WHERE u.id = ANY(${ids}) AND u.email = ANY(${emails}) AND disabled_at IS NULL)
        = ${ids.length}
      AND EXISTS (SELECT FROM class_students
        WHERE class_id = ${classId} AND student_id = ${student.id}) AS "isWhole"`.execute(trio.db);
  return rows[0]?.isWhole === true;
}

/** A good request with the change, where there is one for the endpoint. */
async function prepare(request: FuzzRequest, matrix: Matrix) {
  const { endpoint, sender, good } = request;
  const candidates = goodRequestsOf(endpoint);
  const make = candidates[good.which % candidates.length];
  if (!good.isUsed || !make) return request;
  const who = sender === 'nobody' ? 'studentOfClass' : sender;
  const { id = '', studentId = '', query = {}, payload } = await make(matrix, who);
  const path = endpoint.path.replace(/:(?:id|moment|survey)/u, id).replace(':studentId', studentId);
  const hasBody = typeof payload === 'object' && !Buffer.isBuffer(payload);
  const parameters = new URLSearchParams(query as Record<string, string>);
  if (!hasBody) parameters.append('x', JSON.stringify(good.change(query)) ?? '');
  return {
    path: `${path}?${parameters.toString()}`,
    payload: hasBody ? JSON.stringify(good.change(payload)) : undefined,
  };
}

/**
 * Sends requests made from the contracts, most of them with something wrong. Faults: an answer of
 * 5xx, an undocumented error or one in the wrong language, a refused request that changed data.
 */
export async function runFuzz({ seed, total }: { readonly seed: number; readonly total: number }) {
  const endpoints: Endpoint[] = [];
  const trio: TestApp = await createTestApp(
    {
      limits: noLimits,
      profiles: createFakeProfiles().profiles,
      onRoute: ({ config, method }) => {
        if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint);
      },
    },
    await openFuzzDatabase(),
  );
  const counts = { accepted: 0, refused: 0, pastValidation: 0 };
  const acceptedBy = new Set<Endpoint>();
  const faults: string[] = [];
  try {
    await installChangeLog(trio.db);
    for (let sent = 0, world = 0; sent < total; world += 1) {
      const matrix = await createMatrix(trio);
      const known = await findKnownValues(trio.db);
      await takeChanges(trio.db);
      const plan = { count: Math.min(perWorld, total - sent), seed: seed * 1000 + world };
      for (const request of sampleRequests(endpoints, known, plan)) {
        sent += 1;
        const { endpoint, sender, headers, language } = request;
        const { path, payload } = await prepare(request, matrix);
        await takeChanges(trio.db);
        const { authorization = '', cookie = '' } =
          sender === 'nobody' ? {} : matrix.headersOf(sender);
        const answer = await trio.call(endpoint.method, path, {
          headers: {
            ...(endpoint.access === 'cookie' ? { cookie } : { authorization }),
            'accept-language': language,
            ...headers,
          },
          ...(payload !== undefined && { payload }),
        });
        const report = (fault: string) =>
          faults.push(
            `${answer.statusCode} ${fault}: ${endpoint.method} ${path.slice(0, 200)} as ${sender}: ${(payload ?? '').slice(0, 300)}`,
          );
        if (answer.statusCode >= 500) report('server fault');
        if (answer.statusCode < 400) {
          counts.accepted += 1;
          acceptedBy.add(endpoint);
          await trio.app.flushProgress();
          await takeChanges(trio.db);
          if (endpoint.method !== 'GET' && !(await isWhole(matrix))) break;
          continue;
        }
        counts.refused += 1;
        if (answer.statusCode !== 400) counts.pastValidation += 1;
        const body = errorBody.safeParse(answer.json());
        if (!body.success || body.data.message === '') report('undocumented error');
        if (answer.headers['content-language'] !== language) report('other language');
        const changed = (await takeChanges(trio.db)).filter((table) => !mayChange(endpoint, table));
        if (changed.length > 0) report(`changed ${changed.join(', ')}`);
      }
    }
  } finally {
    await trio.close();
  }
  const neverAccepted = endpoints
    .filter((endpoint) => !acceptedBy.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  return { ...counts, endpoints: endpoints.length, neverAccepted, faults };
}
