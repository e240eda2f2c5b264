import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Everything a page uses comes from this server; no inline script or style. */
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

/** `framedOrigins`: whose pages ours may show in a frame besides our own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string,
  framedOrigins: readonly string[],
): Promise<void> {
  const isHttps = publicOrigin.startsWith('https:');
  // Put together once: helmet would do it anew for every answer.
  const policy = Object.entries({ ...directives, 'frame-src': ["'self'", ...framedOrigins] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header(policyHeader, policy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

const policyHeader = 'content-security-policy';

/** Lets one document have one style of its own in it, named by its hash. */
export function allowStyle(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("style-src 'self'", `style-src 'self' ${source}`));
}

/** Answers of the API are about one person; no cache on the way may keep them. */
export function keepOutOfCaches(api: FastifyInstance): void {
  api.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
