import type { FastifyError, FastifyServerOptions } from 'fastify';
import { version } from '../platform/version.ts';
import { ApiError } from './api-error.ts';

export interface LogTarget {
  write(line: string): void;
}

type Options = Pick<FastifyServerOptions, 'logger' | 'genReqId'>;

/**
 * Structured logs without personal data: the route's pattern instead of the address, no body, no
 * cookie, no token, no client address; of an error what happened, not the values it happened to.
 */
export function requestLog(level: string, newId: () => string, target?: LogTarget): Options {
  return {
    genReqId: newId,
    logger: {
      level,
      ...(target && { stream: target }),
      base: { version },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: {
        req: (request) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'unknown',
        }),
        res: (reply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
  };
}

function describeError(error: FastifyError) {
  const { name, message, code, stack = '', cause } = error;
  // A cause of our own says what happened elsewhere; one of a library may say to whom.
  const isOurs = error instanceof ApiError && cause instanceof Error;
  return { type: name, message, code, stack, ...(isOurs && { cause: cause.message }) };
}
