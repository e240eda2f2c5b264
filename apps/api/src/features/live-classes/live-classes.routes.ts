import { openProjector, watchClass, watchProjector } from '@trio/contracts/live-classes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { LiveClassesService, Watched } from './live-classes.service.ts';

export function liveClassesRoutes(app: FastifyInstance, live: LiveClassesService): void {
  route(app, watchClass, async ({ caller, params, request, reply }) =>
    answer(reply, await live.watch(caller, params.id, knownEtag(request))),
  );
  route(app, openProjector, ({ caller, params }) => live.openProjector(caller, params.id));
  route(app, watchProjector, async ({ params, request, reply }) =>
    answer(reply, await live.watchProjector(params.ticket, knownEtag(request))),
  );
}

/** A proxy that compresses makes a tag weak. */
const knownEtag = ({ headers }: FastifyRequest): string | undefined =>
  headers['if-none-match']?.replace(/^W\//u, '');

function answer<View>(reply: FastifyReply, { etag, view }: Watched<View>): View | null {
  reply.header('etag', etag);
  if (view === null) reply.code(304);
  return view;
}
