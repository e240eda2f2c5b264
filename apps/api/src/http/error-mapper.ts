import type { ErrorBody } from '@trio/contracts/error';
import { errorStatus, isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { scrubFault } from '@trio/domain/faults';
import { catalogues } from '@trio/i18n/catalogues';
import { languageFromHeader, type Language } from '@trio/i18n/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import { ApiError } from './api-error.ts';

type FieldError = NonNullable<ErrorBody['errors']>[number];

/** Typed by the closed list: a code without a message in both languages does not compile. */
const messages: Record<Language, Record<ErrorCode, string>> = {
  en: catalogues.en.errors,
  fr: catalogues.fr.errors,
};

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/invalid',
};

// Codes of PostgreSQL and of the socket below it that mean "not now" rather than "never": among them
// somebody who was deleted while they signed in (23503), and two who stood in each other's way.
const unavailable =
  /^(?:08\d{3}|57P0\d|53\d{3}|23503|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/u;

// The driver's own words where there is no code.
const noConnection =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/u;

export function addErrorMapper(app: FastifyInstance, reports: ErrorReports): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, 'request/not-found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const language = languageFromHeader(request.headers['accept-language']);
      const errors = error.validation.map(({ message = '', instancePath }) =>
        fieldError(language, message, instancePath),
      );
      return answer(request, reply, errors[0]?.code ?? 'request/invalid', errors);
    }
    const code = codeOf(error);
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    if (errorStatus[code] >= 500) request.log.error({ err: error }, 'request failed');
    if (code === 'server/error') reportFault(error, request, reports);
    return answer(request, reply, code);
  });
}

/** What is out of reach for a while is no fault of ours; this is. */
function reportFault(error: FastifyError, request: FastifyRequest, reports: ErrorReports): void {
  if (!reports.isOn) return;
  const { name, message, stack = '' } = error;
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  const language = languageFromHeader(request.headers['accept-language']);
  const fault = scrubFault({ name, message, stack });
  reports.report({ source: 'server', ...fault, route, language }, request.log);
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof ApiError) return error.code;
  const known = frameworkCodes[error.code];
  if (known) return known;
  if (unavailable.test(error.code) || noConnection.test(error.message)) return 'server/unavailable';
  return error.statusCode === 429 ? 'request/rate-limited' : 'server/error';
}

function fieldError(language: Language, message: string, instancePath: string): FieldError {
  // Our schemas' messages are codes; one of the library's own means a shape no form could send.
  const code = isErrorCode(message) ? message : 'request/invalid';
  return { msg: messages[language][code], path: instancePath.replace(/^\//u, ''), code };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  errors?: FieldError[],
): FastifyReply {
  const language = languageFromHeader(request.headers['accept-language']);
  const message = errors?.map(({ msg }) => msg).join('\n') ?? messages[language][code];
  const body: ErrorBody = { code, message, ...(errors && { errors }) };
  return reply
    .code(errorStatus[code])
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
