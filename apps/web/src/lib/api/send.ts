import type { Answer, BodyInput, Endpoint } from '@trio/contracts/endpoint';
import type { ErrorBody } from '@trio/contracts/error';
import { isErrorCode } from '@trio/contracts/error-codes';
import { currentLanguage } from '../language/language.ts';
import { ApiFailure } from './api-failure.ts';

export type BodyOf<E extends Endpoint> = BodyInput<E> extends undefined ? [] : [body: BodyInput<E>];

export const outlivingPage = <E extends Endpoint>(
  endpoint: E,
): E & { readonly keepalive: true } => ({
  ...endpoint,
  keepalive: true,
});

export const withFile = <E extends Endpoint>(
  endpoint: E,
  file: Blob,
): E & { readonly file: Blob } => ({ ...endpoint, file });

/** Asks for an answer only if it changed since the one with this `ETag`. */
export const withEtag = <E extends Endpoint>(
  endpoint: E,
  etag: string | null,
): E & { readonly etag: string | null } => ({ ...endpoint, etag });

const notModified = 304;

/** Browsers refuse larger keepalive requests. */
const keepaliveMax = 60_000;

/** A network that accepts requests and never answers counts as offline. */
const requestTimeout = 30_000;

const networkLogInNeeded = 511;

export async function send<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  const response = await request(endpoint, token, ...body);
  if (response.status === 204) return undefined as Answer<E>;
  return bodyOf<E>(response);
}

/** A captive portal answers with its own page, which counts as offline. */
export const bodyOf = async <E extends Endpoint>(response: Response): Promise<Answer<E>> =>
  (await response.json().catch(() => {
    throw new ApiFailure('error.offline');
  })) as Answer<E>;

export async function request<E extends Endpoint>(
  endpoint: E,
  token: string | null,
  ...[body]: BodyOf<E>
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const file = 'file' in endpoint ? (endpoint.file as Blob) : null;
  if (file !== null) headers['content-type'] = file.type;
  const etag = 'etag' in endpoint ? (endpoint.etag as string | null) : null;
  if (etag !== null) headers['if-none-match'] = etag;

  const text = body === undefined ? undefined : JSON.stringify(body);
  const isOutliving = 'keepalive' in endpoint && (text?.length ?? 0) < keepaliveMax;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), requestTimeout);
  const response = await fetch(`/api${endpoint.path}`, {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    signal: late.signal,
    ...(isOutliving && { keepalive: true }),
    ...(text !== undefined && { body: text }),
    ...(file !== null && { body: file }),
  }).catch(() => {
    clearTimeout(timer);
    throw new ApiFailure('error.offline');
  });

  clearTimeout(timer);
  if (!response.ok && response.status !== notModified) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (!isErrorCode(body?.code)) return proxyFailure(response);
  const { code, errors = [], secondFactor = null } = body;
  return new ApiFailure(code, errors, retryAfterOf(response), secondFactor);
}

function proxyFailure(response: Response): ApiFailure {
  const isGateway = response.status >= 500 && response.status !== networkLogInNeeded;
  return isGateway
    ? new ApiFailure('server/unavailable', [], retryAfterOf(response))
    : new ApiFailure('error.offline');
}

/** Seconds only; the header's date form is ignored. */
function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
