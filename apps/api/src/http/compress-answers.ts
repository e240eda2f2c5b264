import { pipeline, type Readable } from 'node:stream';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type CompressCallback,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from './accepted-encoding.ts';

/** A smaller response fits into one packet anyway. */
const leastBytes = 1024;
const types = /^(?:application\/json|text\/csv)\b/u;
// Compressed length must not leak secrets (BREACH).
const secrets = /^\/api\/(?:identity|auth|dev)\/|\/(?:ticket|key|upload)$/u;

// Quality 4: most of the gain in little time, because the client waits.
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const whole: Readonly<Record<Encoding, (bytes: Buffer, done: CompressCallback) => void>> = {
  br: (bytes, done) => brotliCompress(bytes, { params: quality }, done),
  gzip: (bytes, done) => gzip(bytes, done),
};
/** Flushes each chunk, so that a file of a million rows starts at once. */
const parts = {
  br: () => createBrotliCompress({ params: quality, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} as const satisfies Record<Encoding, () => NodeJS.ReadWriteStream>;

/** Pages and assets are compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  // Not async: most responses are too small, and a promise would delay each of them.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!mayCompress(request, reply)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const bytes = isStream(payload) ? null : bytesOf(payload);
    if (bytes !== null && bytes.length < leastBytes) return done(null, payload);
    const encoding = encodingFor([request.headers['accept-encoding']].flat().join());
    if (encoding === undefined) return done(null, payload);
    if (isStream(payload)) {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      // Fastify logs the error.
      return done(
        null,
        pipeline(payload, parts[encoding](), () => {}),
      );
    }
    if (bytes === null) return done(null, payload);
    reply.header('content-encoding', encoding);
    whole[encoding](bytes, done);
  });
}

const mayCompress = ({ method, url }: FastifyRequest, reply: FastifyReply): boolean =>
  method !== 'HEAD' &&
  types.test(String(reply.getHeader('content-type') ?? '')) &&
  !secrets.test(url.split('?', 1)[0] ?? '') &&
  reply.getHeader('set-cookie') === undefined &&
  reply.getHeader('content-encoding') === undefined;

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as Readable | null)?.pipe === 'function';

function bytesOf(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}
