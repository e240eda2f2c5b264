import {
  acceptSchool,
  getNewSchool,
  listNewSchools,
  refuseSchool,
  undoRefusal,
} from '@trio/contracts/school-reviews';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { SchoolReviewsService } from './school-reviews.service.ts';

export function schoolReviewsRoutes(app: FastifyInstance, reviews: SchoolReviewsService): void {
  route(app, listNewSchools, ({ caller }) => reviews.list(caller));
  route(app, getNewSchool, ({ caller, params }) => reviews.find(caller, params.id));
  route(app, acceptSchool, ({ caller, params }) => reviews.approve(caller, params.id));
  route(app, refuseSchool, ({ caller, params, body }) => reviews.refuse(caller, params.id, body));
  route(app, undoRefusal, ({ caller, params }) => reviews.undoRefusal(caller, params.id));
}
