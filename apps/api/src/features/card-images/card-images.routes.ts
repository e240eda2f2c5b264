import type { Readable } from 'node:stream';
import { prepareUpload, readImage, sendUpload } from '@trio/contracts/uploads';
import { limits } from '@trio/domain/limits';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint-route.ts';
import type { CardImagesService } from './card-images.service.ts';
import { createUploadsInFlight } from './uploads-in-flight.ts';

/** A picture that is opened by itself can do nothing at all. */
const imagePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

export async function cardImagesRoutes(
  app: FastifyInstance,
  service: CardImagesService,
): Promise<void> {
  route(app, prepareUpload, async ({ caller, query }) => ({
    data: service.prepareUpload(caller, query),
  }));

  route(app, readImage, async ({ caller, params, reply }) => {
    const bytes = await service.readImage(caller, params.id);
    reply
      .type('image/jpeg')
      .header('content-disposition', 'inline; filename="card.jpg"')
      .header('content-security-policy', imagePolicy);
    return Buffer.from(bytes);
  });

  await app.register(async (uploads) => receiveUploads(uploads, service));
}

/** In a room of its own: only here is a body anything but JSON. */
function receiveUploads(app: FastifyInstance, service: CardImagesService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['image/png', 'image/jpeg'], (_: FastifyRequest, body: Readable) =>
    readPicture(body),
  );
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new ApiError('upload/type-invalid')),
  );
  app.setErrorHandler((error: FastifyError) => {
    // The framework's word for a type that cannot even be one.
    const isNoType = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
    throw isNoType ? new ApiError('upload/type-invalid') : error;
  });
  const begin = createUploadsInFlight();
  const underWay = new WeakMap<FastifyRequest, () => void>();
  // A stranger's bytes are not even read, and nobody's are while there are too many under way.
  app.addHook('onRequest', async (request, reply) => {
    const { studentId } = service.readTicket((request.params as { ticket: string }).ticket);
    const end = begin(studentId);
    underWay.set(request, end);
    // Also when the connection breaks, or takes too long.
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => underWay.get(request)?.());

  route(app, sendUpload, ({ params, request }) => {
    const bytes = (request.body ?? Buffer.alloc(0)) as Buffer;
    return service.receiveUpload(service.readTicket(params.ticket), bytes);
  });
}

/**
 * What is too large is refused as soon as it is, and the rest let pass by: a connection that is cut
 * instead shows a browser no reason.
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
