import {
  approveSchool,
  deleteSchool,
  downloadSchools,
  getSchoolSettings,
  listSchools,
  updateSchoolSettings,
  verifySchool,
} from '@trio/contracts/schools';
import type { FastifyInstance } from 'fastify';
import { attachedFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import { createDeleteSchoolService } from './delete-school.service.ts';
import { createSchoolListService } from './school-list.service.ts';
import {
  type DeleteSchoolDeps,
  type SchoolListDeps,
  type SchoolsDeps,
  createSchoolsService,
} from './schools.service.ts';
import { fromForm } from './schools.mapper.ts';

export function schoolsRoutes(
  app: FastifyInstance,
  deps: SchoolsDeps & SchoolListDeps & DeleteSchoolDeps,
): void {
  const list = createSchoolListService(deps);
  route(app, listSchools, ({ caller, query }) => list.list(caller, query));
  route(app, downloadSchools, async ({ caller, query, request, reply }) => {
    reply.type('text/csv; charset=utf-8');
    // A HEAD request must not be audited as a download.
    if (request.method !== 'GET') return '';
    const { fileName, content } = await list.download(caller, query);
    reply
      .header('content-disposition', attachedFile(fileName))
      .header('content-language', query.locale);
    return content;
  });

  const deletion = createDeleteSchoolService(deps);
  route(app, deleteSchool, async ({ caller, query }) => {
    await deletion.deleteSchool(caller, query.schoolid);
  });

  const schools = createSchoolsService(deps);
  route(app, getSchoolSettings, ({ caller, params }) => schools.describe(caller, params.id));
  route(app, updateSchoolSettings, async ({ caller, params, body }) => {
    await schools.updateSettings(caller, params.id, fromForm(body));
    return schools.describe(caller, params.id);
  });
  route(app, approveSchool, async ({ caller, params }) => {
    await schools.approve(caller, params.id);
    return schools.describe(caller, params.id);
  });
  route(app, verifySchool, async ({ caller, params }) => {
    await schools.verify(caller, params.id);
    return schools.describe(caller, params.id);
  });
}
