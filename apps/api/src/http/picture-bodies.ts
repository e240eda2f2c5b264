import type { Readable } from 'node:stream';
import { limits } from '@trio/domain/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Use in a separate plugin scope: elsewhere only JSON bodies are accepted. */
export function takePictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['image/png', 'image/jpeg'], (_: FastifyRequest, body: Readable) =>
    readPicture(body),
  );
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new ApiError('upload/type-invalid')),
  );
  app.setErrorHandler((error: FastifyError) => {
    const isNoType = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
    throw isNoType ? new ApiError('upload/type-invalid') : error;
  });
}

export const pictureOf = ({ body }: FastifyRequest): Uint8Array =>
  (body ?? Buffer.alloc(0)) as Buffer;

/** An image that is opened as a page can run nothing. */
const picturePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function answerPicture(
  reply: FastifyReply,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Buffer {
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  reply
    .type(contentType)
    .header('content-disposition', `inline; filename="card.${extension}"`)
    .header('content-security-policy', picturePolicy);
  return Buffer.from(bytes);
}

/**
 * Rejects at the size limit, but reads the rest of the body: if the server closed the
 * connection, the browser would show no reason.
 */
const readPicture = (body: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    body.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limits.imageBytesMax) parts.push(part);
      else {
        parts.length = 0;
        reject(new ApiError('upload/too-large'));
      }
    });
    body.on('end', () => resolve(Buffer.concat(parts)));
    body.on('error', reject);
  });
