import type { FastifyError, FastifyServerOptions } from 'fastify';
import { version } from '../platform/version.ts';
import { ApiError } from './api-error.ts';

export interface LogTarget {
  write(line: string): void;
}

type Options = Pick<FastifyServerOptions, 'logger' | 'genReqId'>;

/** No personal data: no URL, body, cookie, token, client address, or values in errors. */
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
  // Causes of our own errors are safe to log; a library's cause may contain personal data.
  const isOurs = error instanceof ApiError && cause instanceof Error;
  return { type: name, message, code, stack, ...(isOurs && { cause: cause.message }) };
}
