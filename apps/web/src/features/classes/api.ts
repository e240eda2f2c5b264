import {
  archiveClass as archive,
  createClass as create,
  deleteClass as remove,
  getClass,
  listClasses,
  moveClassStudents,
  removeClassStudent,
  replaceJoinCode,
  restoreClass as restore,
  setJoining as joining,
  setTeachers as teachers,
  startSchoolYear as start,
  updateClass as update,
} from '@trio/contracts/classes';
import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import { archiveClasses, type BatchOutcome } from '@trio/contracts/many-students';
import { makeSignIns as signIns, makeSignInSheet } from '@trio/contracts/sign-ins';
import { call, callForFile, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const classesQuery = (isArchived: boolean) =>
  endpointQuery(listClasses, { query: { archived: String(isArchived) } });

export const classQuery = (id: string) => endpointQuery(getClass, { params: { id } });

export const makeClass = (body: BodyInput<typeof create>): Promise<Answer<typeof create>> =>
  call(create, body);

export const changeClass = (id: string, body: BodyInput<typeof update>): Promise<void> =>
  call(withParams(update, { id }), body);

export const setJoining = (id: string, isOpen: boolean): Promise<void> =>
  call(withParams(joining, { id }), { isOpen });

export const replaceCode = (id: string): Promise<Answer<typeof replaceJoinCode>> =>
  call(withParams(replaceJoinCode, { id }));

export const setTeachers = (id: string, staffIds: string[]): Promise<void> =>
  call(withParams(teachers, { id }), { teachers: staffIds });

export const archiveClass = (id: string): Promise<void> => call(withParams(archive, { id }));

export const archiveMany = (classes: string[]): Promise<BatchOutcome> =>
  call(archiveClasses, { classes });

export const restoreClass = (id: string): Promise<void> => call(withParams(restore, { id }));

export const deleteClass = (id: string): Promise<void> => call(withParams(remove, { id }));

export const takeOut = (id: string, studentId: string): Promise<void> =>
  call(withParams(removeClassStudent, { id, studentId }));

export const moveTo = (id: string, studentId: string, to: string): Promise<void> =>
  call(withParams(moveClassStudents, { id }), { students: [studentId], to });

export const startSchoolYear = (body: BodyInput<typeof start>): Promise<Answer<typeof start>> =>
  call(start, body);

export const makeSignIns = (
  id: string,
  rows: BodyInput<typeof signIns>['rows'],
): Promise<Answer<typeof signIns>> => call(withParams(signIns, { id }), { rows });

export const downloadSheet = (
  id: string,
  rows: BodyInput<typeof makeSignInSheet>['rows'],
): Promise<Blob> => callForFile(withParams(makeSignInSheet, { id }), { rows });
