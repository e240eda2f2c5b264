import { sendSupport } from '@trio/contracts/support';
import {
  endSupportWindow,
  getSupportWindow,
  openSupportWindow,
} from '@trio/contracts/support-window';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { SupportWindowService } from './support-window.service.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(
  app: FastifyInstance,
  service: SupportService,
  windows: SupportWindowService,
): void {
  route(app, sendSupport, ({ caller, body, request }) =>
    service.send(caller, body, visitorOf(request)),
  );
  route(app, getSupportWindow, ({ caller }) => windows.find(caller));
  route(app, openSupportWindow, ({ caller, body }) => windows.open(caller, body.hours));
  route(app, endSupportWindow, ({ caller }) => windows.end(caller));
}
