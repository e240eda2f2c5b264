import type { Answer, BodyInput, Endpoint, Params } from '@trio/contracts/endpoint';
import type { HalfLogIn } from '@trio/contracts/error';
import { errorStatus, type ErrorCode } from '@trio/contracts/error-codes';
import { vi } from 'vitest';

export interface Received<E extends Endpoint = Endpoint> {
  readonly params: Params<E>;
  readonly query: URLSearchParams;
  readonly body: BodyInput<E>;
}

export class Refusal {
  readonly code: ErrorCode;
  readonly fields: readonly { path: string; code: ErrorCode }[];
  readonly retryAfter: number | undefined;
  readonly secondFactor: HalfLogIn | undefined;
  constructor(
    code: ErrorCode,
    {
      fields = [],
      retryAfter,
      secondFactor,
    }: {
      fields?: readonly { path: string; code: ErrorCode }[];
      retryAfter?: number;
      secondFactor?: HalfLogIn;
    } = {},
  ) {
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.secondFactor = secondFactor;
  }
}

export const offline = Symbol('offline');

export const noAnswer = () => new Promise<never>(() => {});

type Reply<E extends Endpoint> = Answer<E> | Refusal | typeof offline;
type Handler<E extends Endpoint> =
  | Reply<E>
  | ((received: Received<E>) => Reply<E> | Promise<Reply<E>>);

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly received: Received[];
  handler: Handler<Endpoint>;
}

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^/api${path.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u');

export function createFakeServer() {
  const routes: Route[] = [];
  const inProgress = new Set<Promise<unknown>>();

  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://trio.test');
    const route = routes.find(
      ({ endpoint, pattern }) =>
        endpoint.method === (init.method ?? 'GET') && pattern.test(url.pathname),
    );
    if (!route) throw new Error(`No answer for ${init.method} ${url.pathname}`);
    const groups = route.pattern.exec(url.pathname)?.groups ?? {};
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const received = { params: { ...groups }, query: url.searchParams, body } as Received;
    route.received.push(received);
    const { handler } = route;
    const reply: unknown =
      typeof handler === 'function'
        ? await (handler as (received: Received) => unknown)(received)
        : handler;
    return toResponse(route.endpoint, reply);
  };
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const response = answer(address, init);
    inProgress.add(response);
    void response.finally(() => inProgress.delete(response)).catch(() => undefined);
    return response;
  });

  return {
    on<E extends Endpoint>(endpoint: E, handler: Handler<E>): readonly Received<E>[] {
      const known = routes.find((route) => route.endpoint === endpoint);
      if (known) {
        known.handler = handler as Handler<Endpoint>;
        return known.received;
      }
      const received: Received[] = [];
      routes.push({
        endpoint,
        pattern: patternOf(endpoint),
        received,
        handler: handler as Handler<Endpoint>,
      });
      return received;
    },
    async settled(): Promise<void> {
      await Promise.allSettled(inProgress);
      // The page reads the body after the answer.
      await new Promise<void>((resolve) => {
        setTimeout(resolve);
      });
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

function toResponse({ answer, status }: Endpoint, reply: unknown): Response {
  if (reply === offline) throw new TypeError('Failed to fetch');
  if (reply instanceof Refusal) {
    const { code, fields, retryAfter, secondFactor } = reply;
    return Response.json(
      { code, message: '', errors: fields, secondFactor },
      {
        status: errorStatus[code],
        headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      },
    );
  }
  return answer === null || reply === undefined
    ? new Response(null, { status: 204 })
    : Response.json(reply, { status: status ?? 200 });
}
