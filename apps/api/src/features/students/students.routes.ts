import {
  confirmStudentEmail,
  createSearchKey,
  disableStudent,
  downloadStudents,
  getStudent,
  listStudents,
  mergeStudents,
  searchStudents,
} from '@trio/contracts/students';
import { disableStudents, listProfileOwners, selectStudents } from '@trio/contracts/many-students';
import type { FastifyInstance } from 'fastify';
import { attachedFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import type { StudentService } from './student.service.ts';
import type { StudentsExportService } from './students-export.service.ts';
import type { StudentsService } from './students.service.ts';

export interface StudentsServices {
  readonly students: StudentsService;
  readonly student: StudentService;
  readonly files: StudentsExportService;
}

export function studentsRoutes(
  app: FastifyInstance,
  { students, student, files }: StudentsServices,
): void {
  route(app, listStudents, ({ caller, query }) => students.list(caller, query));
  route(app, selectStudents, ({ caller, query }) => students.select(caller, query));
  route(app, listProfileOwners, ({ caller, body }) => students.listProfileOwners(caller, body));
  route(app, createSearchKey, ({ caller, query }) => students.issueKey(caller, query.schoolid));
  route(app, searchStudents, ({ query }) => students.search(query));

  route(app, getStudent, ({ caller, params }) => student.find(caller, params.id));
  route(app, disableStudent, ({ caller, params, body }) =>
    student.disable(caller, params.id, body.disable),
  );
  route(app, disableStudents, ({ caller, body }) =>
    student.disableMany(caller, body.students, body.disable),
  );
  route(app, confirmStudentEmail, ({ caller, params }) => student.confirmEmail(caller, params.id));
  route(app, mergeStudents, ({ caller, params, body }) =>
    student.merge(caller, params.id, body.from),
  );

  route(app, downloadStudents, async ({ caller, query, request, reply }) => {
    reply.type('text/csv; charset=utf-8');
    // A HEAD request must not open an export.
    if (request.method !== 'GET') return '';
    const { fileName, file } = await files.download(caller, query);
    reply
      .header('content-disposition', attachedFile(fileName))
      .header('content-language', query.locale);
    return file;
  });
}
