import { prepareUpload, readImage, sendUpload } from '@trio/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { answerPicture, pictureOf, takePictures } from '../../http/picture-bodies.ts';
import { originFor } from '../../http/visitor.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CardImagesService } from './card-images.service.ts';

export async function cardImagesRoutes(
  app: FastifyInstance,
  service: CardImagesService,
): Promise<void> {
  route(app, prepareUpload, async ({ caller, query, request }) => {
    const { uploadUrl, downloadUrl } = await service.prepareUpload(caller, query);
    const origin = originFor(request);
    return { data: { uploadUrl: origin + uploadUrl, downloadUrl: origin + downloadUrl } };
  });

  route(app, readImage, async ({ caller, params, reply }) => {
    const bytes = await service.readImage(caller, params.id);
    return answerPicture(reply, { bytes, contentType: 'image/jpeg' });
  });

  await app.register(async (uploads) => receiveUploads(uploads, service));
}

function receiveUploads(app: FastifyInstance, service: CardImagesService): void {
  takePictures(app);
  const begin = createUploadsInFlight();
  const endUpload = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const { studentId } = await service.readTicket(ticket);
    const end = begin(studentId);
    endUpload.set(request, end);
    // Also runs when the connection breaks or times out.
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => endUpload.get(request)?.());

  route(app, sendUpload, async ({ params, request }) =>
    service.receiveUpload(await service.readTicket(params.ticket), pictureOf(request)),
  );
}

/** Each upload may hold a whole picture in memory. */
export const mostInFlight = { all: 40, perStudent: 2 };

/**
 * Checked before the body is read, as protection against many slow connections. A page sends one
 * picture at a time.
 */
function createUploadsInFlight() {
  const students = new Map<string, number>();
  let all = 0;

  return (studentId: string): (() => void) => {
    const own = students.get(studentId) ?? 0;
    if (own >= mostInFlight.perStudent) throw new ApiError('request/rate-limited');
    if (all >= mostInFlight.all) throw new ApiError('server/unavailable');
    students.set(studentId, own + 1);
    all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = (students.get(studentId) ?? 1) - 1;
      if (left > 0) students.set(studentId, left);
      else students.delete(studentId);
    };
  };
}
