import type { Endpoint } from '@trio/contracts/endpoint';
import { errorBody } from '@trio/contracts/error';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createAdmin, createSchool, createStaff, createStudent } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let trio: TestApp;
const endpoints: Endpoint[] = [];
beforeAll(async () => {
  trio = await createTestApp({
    onRoute: ({ config, method }) => {
      if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint);
    },
  });
});
afterAll(() => trio.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    'a\u0000b',
    '\uD800',
    '\u202Eevil',
    "'; DROP TABLE students; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    'lea@sсhool.test',
    'léa@école.test',
    'x'.repeat(100_000),
    '01900000-0000-7000-8000-0000000fff01',
  ),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string(), { maxKeys: 3 }),
);

const pathPart = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom('..', '%00', '01900000-0000-7000-8000-0000000fff01', 'x'.repeat(150)),
);

const queryText = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    'a%00bc',
    '%ED%A0%80abc',
    '%25%25%25',
    '___%5C',
    '01900000-0000-7000-8000-0000000fff01',
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(600),
  ),
);

function fieldsOf(schema: Endpoint['body']): string[] {
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shapes = [described, ...(described.anyOf ?? []), ...(described.oneOf ?? [])];
  return shapes.flatMap((shape) =>
    typeof shape === 'object' ? Object.keys(shape.properties ?? {}) : [],
  );
}

it('returns a documented error for any input', async () => {
  const { schoolId } = await createSchool(trio.db);
  const people = {
    student: await createStudent(trio.db, schoolId),
    school: await createStaff(trio.db, schoolId),
    admin: await createAdmin(trio.db),
  };
  expect(endpoints.length).toBeGreaterThan(15);
  for (const endpoint of endpoints) {
    const role = typeof endpoint.access === 'string' ? null : endpoint.access[0];
    const authorization = role ? (await trio.signIn(people[role].email)).authorization : '';
    const names = [...fieldsOf(endpoint.body), 'type', 'password', 'firstname', 'constructor'];
    const body = fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names), nasty) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    // One parameter at a time: the first refused one would hide the others.
    const query = fc.tuple(fc.constantFrom('x', ...fieldsOf(endpoint.query)), queryText);
    const sample = fc.sample(fc.tuple(body, pathPart, query), { numRuns: 10, seed: 7 });
    for (const [payload, part, [name, text]] of sample) {
      const named = endpoint.path.replaceAll(/:\w+/gu, () => encodeURIComponent(part));
      const path = `${named}?${name}=${text}`;
      const answer = await trio.call(endpoint.method, path, {
        headers: { authorization, ...(endpoint.body && { 'content-type': 'application/json' }) },
        ...(endpoint.body && { payload: JSON.stringify(payload) }),
      });
      const sent = `${endpoint.method} ${path} ${JSON.stringify(payload).slice(0, 300)}`;
      expect(answer.statusCode, sent).toBeLessThan(500);
      if (answer.statusCode >= 400) {
        expect(errorBody.safeParse(answer.json()).success, sent).toBe(true);
      }
    }
  }
});
