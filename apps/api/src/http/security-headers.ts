import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export function addSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string,
  framedOrigins: readonly string[],
): void {
  const isHttps = publicOrigin.startsWith('https:');
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { ...directives, 'frame-src': ["'self'", ...framedOrigins] },
      },
      strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Helmet's headers are the same for every response, so it runs once. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

const policyHeader = 'content-security-policy';

export function allowStyle(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("style-src 'self'", `style-src 'self' ${source}`));
}

/** API responses are personal; shared caches must not store them. */
export function keepOutOfCaches(api: FastifyInstance): void {
  api.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}
