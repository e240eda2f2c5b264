import type { ErrorBody, HalfLogIn } from '@trio/contracts/error';
import { errorStatus, isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { sanitizeError } from '@trio/domain/sanitize-error';
import { languageFromHeader } from '@trio/i18n/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../platform/database/database-away.ts';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import { ApiError, outageSeconds } from './api-error.ts';
import { errorText } from './error-text.ts';

type FieldError = NonNullable<ErrorBody['errors']>[number];

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/invalid',
};

// A referenced row was deleted, or two transactions conflicted.
const conflicts = /^(?:23503|40001|40P01)$/u;

export function addErrorMapper(app: FastifyInstance, reports: ErrorReports): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, 'request/not-found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors = error.validation.map(({ message = '', instancePath }) =>
        fieldError(request, message, instancePath),
      );
      return answer(request, reply, errors[0]?.code ?? 'request/invalid', errors);
    }
    if (isCutOff(request)) {
      request.log.info('request aborted by the client');
      return answer(request, reply, 'request/invalid');
    }
    const code = codeOf(error);
    const wait = retryAfter(error, code);
    if (wait !== undefined) reply.header('retry-after', wait);
    if (errorStatus[code] >= 500) request.log.error({ err: error }, 'request failed');
    if (code === 'server/error') reportFault(error, request, reports);
    return answer(request, reply, code, undefined, halfLogInOf(error));
  });
}

const halfLogInOf = (error: FastifyError): HalfLogIn | undefined =>
  error instanceof ApiError ? error.secondFactor : undefined;

function reportFault(error: FastifyError, request: FastifyRequest, reports: ErrorReports): void {
  if (!reports.isOn) return;
  const { name, message, stack = '' } = error;
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  const language = languageFromHeader(request.headers['accept-language']);
  const fault = sanitizeError({ name, message, stack });
  reports.report({ source: 'server', ...fault, route, language }, request.log);
}

const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function retryAfter(error: FastifyError, code: ErrorCode): number | undefined {
  if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
    return error.retryAfterSeconds;
  }
  return code === 'server/unavailable' ? outageSeconds : undefined;
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof ApiError) return error.code;
  const known = frameworkCodes[error.code];
  if (known) return known;
  if (isDatabaseAway(error) || conflicts.test(error.code)) return 'server/unavailable';
  return error.statusCode === 429 ? 'request/rate-limited' : 'server/error';
}

function fieldError(request: FastifyRequest, message: string, instancePath: string): FieldError {
  // Our schemas use error codes as messages. Other messages mean a body that no form sends.
  const code = isErrorCode(message) ? message : 'request/invalid';
  return { msg: textFor(request, code), path: instancePath.replace(/^\//u, ''), code };
}

const textFor = ({ headers, caller }: FastifyRequest, code: ErrorCode): string =>
  errorText(languageFromHeader(headers['accept-language']), code, caller?.role);

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  errors?: FieldError[],
  secondFactor?: HalfLogIn,
): FastifyReply {
  const language = languageFromHeader(request.headers['accept-language']);
  const message = errors?.map(({ msg }) => msg).join('\n') ?? textFor(request, code);
  const body: ErrorBody = {
    code,
    message,
    ...(errors && { errors }),
    ...(secondFactor && { secondFactor }),
  };
  return reply
    .code(errorStatus[code])
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
