import type { Answer, Body, Endpoint, OtherAnswer, Params, Query } from '@trio/contracts/endpoint';
import { errorBody } from '@trio/contracts/error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../platform/identity/identity.ts';
import { ApiError } from './api-error.ts';

export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly caller: E['access'] extends 'public' ? Caller | null : Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | OtherAnswer<E>>;

export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, summary, params, query, body, answer, access } = endpoint;
  const status = answer === null ? 204 : (endpoint.status ?? 200);
  app.route({
    method,
    url: path,
    config: { endpoint },
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      security:
        access === 'public' ? [] : access === 'cookie' ? [{ session: [] }] : [{ token: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: answer ?? z.null(), ...endpoint.otherAnswers, default: errorBody },
    },
    handler: async (request, reply) => {
      const caller = request.caller;
      if (access !== 'public' && !caller) throw new ApiError('request/unauthenticated');
      // Fastify's types do not know the checks of the contract and the guard.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller,
        request,
        reply,
      };
      const answered = await handler(call as Call<E>);
      if (answer === null) return reply.code(204).send();
      if (reply.statusCode === 304) return reply.send();
      if (reply.statusCode === 200) reply.code(status);
      return reply.send(answered);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
