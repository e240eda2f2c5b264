import type { Endpoint } from '@trio/contracts/endpoint';
import { languages } from '@trio/i18n/languages';
import fc from 'fast-check';
import { callers } from '../role-matrix-fixture.ts';
import {
  bodyOf,
  breakOf,
  fieldNamesOf,
  flat,
  idOf,
  oddNames,
  textOf,
  type Break,
} from './json-values.ts';
import type { KnownValues } from './known-values.ts';

export const senders = [...callers, 'nobody'] as const;
export type Sender = (typeof senders)[number];

export interface FuzzRequest {
  readonly endpoint: Endpoint;
  readonly sender: Sender;
  readonly language: (typeof languages)[number];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  /** Instead of `path` and `payload`: a good request, perhaps with one thing broken. */
  readonly good: { readonly isUsed: boolean; readonly which: number; readonly change: Break };
}

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'if-none-match': '"x"' },
  { origin: 'https://evil.example' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'accept-encoding': '*;q=0' },
];
const noHeaders: Readonly<Record<string, string>> = {};

const partOf = (known: KnownValues): fc.Arbitrary<string> =>
  fc.oneof(flat, { weight: 8, arbitrary: idOf(known) }, { weight: 2, arbitrary: textOf(known) });

const pathOf = (endpoint: Endpoint, known: KnownValues): fc.Arbitrary<string> =>
  fc.array(partOf(known), { minLength: 3, maxLength: 3 }).map((parts) => {
    let next = 0;
    return endpoint.path.replaceAll(/:\w+/gu, () => {
      const part = (parts[next++] ?? '').toWellFormed().slice(0, 500);
      return encodeURIComponent(part === '' ? 'x' : part);
    });
  });

const queryOf = (endpoint: Endpoint, known: KnownValues): fc.Arbitrary<string> => {
  const name = fc.constantFrom('x', ...fieldNamesOf(endpoint.query));
  const value = fc.oneof(
    flat,
    textOf(known).map((text) => encodeURIComponent(text.toWellFormed().slice(0, 600))),
    fc.constantFrom('0', '1', '-1', '1e9', 'NaN', 'asc', 'true', '%ED%A0%80abc', '%', '%00'),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
};

const cutShort = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

/** Nine of ten senders may call the endpoint; the others must be refused. */
const senderOf = ({ access }: Endpoint): fc.Arbitrary<Sender> => {
  const isOfRole = (sender: Sender) =>
    typeof access === 'string' || access.includes(roleOf(sender) ?? 'student');
  const fitting = senders.filter((sender) => sender !== 'nobody' && isOfRole(sender));
  return fc.oneof(
    flat,
    { weight: 9, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : senders)) },
    { weight: 1, arbitrary: fc.constantFrom(...senders) },
  );
};

function roleOf(sender: Sender) {
  if (sender === 'nobody') return null;
  if (sender === 'admin') return 'admin';
  return sender === 'studentOfClass' ? 'student' : 'school';
}

const changeOf: fc.Arbitrary<Break> = fc.oneof(
  flat,
  { weight: 1, arbitrary: fc.constant<Break>((value) => value) },
  { weight: 2, arbitrary: breakOf(oddNames) },
);

const requestOf = (endpoint: Endpoint, known: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      sender: senderOf(endpoint),
      language: fc.constantFrom(...languages),
      path: pathOf(endpoint, known),
      query: queryOf(endpoint, known),
      body: bodyOf(endpoint.body, known),
      good: fc.record({ isUsed: fc.boolean(), which: fc.nat(), change: changeOf }),
      isCut: fc.integer({ max: 40, min: 0 }).map((chance) => chance === 0),
      headers: fc.oneof(
        flat,
        { weight: 9, arbitrary: fc.constant(noHeaders) },
        { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
      ),
    })
    .map(({ sender, language, path, query, body, isCut, headers, good }) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      return {
        endpoint,
        sender,
        language,
        path: query === '' ? path : `${path}?${query}`,
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
        good,
        payload: isCut && text !== undefined ? cutShort(text) : text,
      };
    });

/** The same seed gives the same requests, but for the ids in `known`. */
export const sampleRequests = (
  endpoints: readonly Endpoint[],
  known: KnownValues,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly FuzzRequest[] =>
  fc.sample(fc.oneof(flat, ...endpoints.map((endpoint) => requestOf(endpoint, known))), {
    numRuns: count,
    seed,
  });
