import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

export async function addSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string,
  framedOrigins: readonly string[],
): Promise<void> {
  const isHttps = publicOrigin.startsWith('https:');
  // Built once: helmet would build it for each response.
  const policy = Object.entries({ ...directives, 'frame-src': ["'self'", ...framedOrigins] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(policyHeader, policy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    done();
  });
}

const policyHeader = 'content-security-policy';

/** Allows one inline style, named by its hash. */
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
