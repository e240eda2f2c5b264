import {
  addClassStudents,
  archiveClass,
  createClass,
  deleteClass,
  getClass,
  listClasses,
  moveClassStudents,
  removeClassStudent,
  replaceJoinCode,
  restoreClass,
  setJoining,
  setTeachers,
  startSchoolYear,
  updateClass,
} from '@trio/contracts/classes';
import { archiveClasses, placeStudents, takeOutStudents } from '@trio/contracts/many-students';
import { makeSignIns, makeSignInSheet } from '@trio/contracts/sign-ins';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { ClassMembersService } from './class-members.service.ts';
import type { ClassesService } from './classes.service.ts';
import type { SignInsService } from './sign-ins.service.ts';
import type { SchoolYearService } from './school-year.service.ts';

export interface ClassesServices {
  readonly classes: ClassesService;
  readonly members: ClassMembersService;
  readonly schoolYear: SchoolYearService;
  readonly signIns: SignInsService;
}

export function classesRoutes(
  app: FastifyInstance,
  { classes, members, schoolYear, signIns }: ClassesServices,
): void {
  route(app, listClasses, ({ caller, query }) => classes.list(caller, query.archived));
  route(app, createClass, ({ caller, body }) => classes.create(caller, body));
  route(app, startSchoolYear, ({ caller, body }) => schoolYear.start(caller, body));
  route(app, getClass, ({ caller, params }) => classes.find(caller, params.id));
  route(app, updateClass, ({ caller, params, body }) => classes.update(caller, params.id, body));
  route(app, deleteClass, ({ caller, params }) => classes.delete(caller, params.id));
  route(app, setJoining, ({ caller, params, body }) =>
    classes.setJoining(caller, params.id, body.isOpen),
  );
  route(app, replaceJoinCode, ({ caller, params }) => classes.replaceCode(caller, params.id));
  route(app, archiveClass, ({ caller, params }) => classes.archive(caller, params.id));
  route(app, archiveClasses, ({ caller, body }) => classes.archiveMany(caller, body.classes));
  route(app, restoreClass, ({ caller, params }) => classes.restore(caller, params.id));
  route(app, setTeachers, ({ caller, params, body }) =>
    members.setTeachers(caller, params.id, body.teachers),
  );
  route(app, addClassStudents, ({ caller, params, body }) =>
    members.addStudents(caller, params.id, body.students),
  );
  route(app, removeClassStudent, ({ caller, params }) =>
    members.removeStudent(caller, params.id, params.studentId),
  );
  route(app, placeStudents, ({ caller, params, body }) =>
    members.placeStudents(caller, params.id, body),
  );
  route(app, takeOutStudents, ({ caller, params, body }) =>
    members.takeOutStudents(caller, params.id, body.students),
  );
  route(app, moveClassStudents, ({ caller, params, body }) =>
    members.moveStudents(caller, params.id, body),
  );
  route(app, makeSignIns, ({ caller, params, body, request }) =>
    signIns.make(caller, params.id, body, visitorOf(request)),
  );
  route(app, makeSignInSheet, async ({ caller, params, body, request, reply }) => {
    const bytes = await signIns.makeSheet(caller, params.id, body, visitorOf(request));
    reply.type('application/pdf');
    return Buffer.from(bytes);
  });
}
