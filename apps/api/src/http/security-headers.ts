import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything a page uses comes from this server; no inline script or style. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** `framedOrigins`: whose pages ours may show in a frame besides our own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string,
  framedOrigins: readonly string[],
): Promise<void> {
  const isHttps = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, frameSrc: ["'self'", ...framedOrigins] },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

/** Answers of the API are about one person; no cache on the way may keep them. */
export function keepOutOfCaches(api: FastifyInstance): void {
  api.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
