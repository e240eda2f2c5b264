import { isDay, schoolYears } from '@trio/domain/classes/school-year';
import { limits } from '@trio/domain/limits';
import { isBlank, isPlainText } from '@trio/domain/plain-text';
import { staffKinds } from '@trio/domain/staff-kinds';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

const access = ['school'] as const;
const managers = ['owner', 'counsellor'] as const;

const name = z.string(withCode('class/name-required')).check(
  z.trim(),
  z.refine((text) => !isBlank(text), withCode('class/name-required')),
  z.refine(
    (text) => text.length <= limits.classNameMax && isPlainText(text),
    withCode('class/name-invalid'),
  ),
);
const schoolYear = z
  .int(withCode('class/year-invalid'))
  .check(
    z.minimum(schoolYears.min, withCode('class/year-invalid')),
    z.maximum(schoolYears.max, withCode('class/year-invalid')),
  );
const termEndsOn = z
  .string(withCode('class/term-invalid'))
  .check(z.refine(isDay, withCode('class/term-invalid')));
const ids = (max: number) => z.array(id()).check(z.maxLength(max));
const studentIds = ids(limits.classStudentsAtOnce).check(z.minLength(1));

const person = { _id: z.uuid(), firstname: z.string(), lastname: z.string() };

const listedClass = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The calendar year in which the school year begins. */
  schoolYear: z.int(),
  termEndsOn: z.iso.date(),
  /** Students can join only an open class. */
  state: z.enum(['open', 'closed', 'archived']),
  /** Null unless the class is open. */
  joiningEndsAt: z.nullable(z.iso.datetime()),
  allowsJoiningWithoutEmail: z.boolean(),
  joinCode: z.string(),
  studentCount: z.int(),
  teachers: z.array(z.object(person)),
});
export type ListedClass = z.output<typeof listedClass>;

const classStudent = z.object({
  ...person,
  /** Empty for a student without an address, who has a username. */
  email: z.string(),
  username: z.optional(z.string()),
  /** Null for a sign-in that was never used. */
  joined: z.nullable(z.iso.datetime()),
});
export type ClassStudent = z.output<typeof classStudent>;

const colleague = z.object({ ...person, kind: z.enum(staffKinds) });
export type Colleague = z.output<typeof colleague>;

const classDetail = z.object({
  ...listedClass.shape,
  students: z.array(classStudent),
  /** All staff of the school, who can be chosen as teachers. */
  colleagues: z.array(colleague),
  /** The school admits only some email domains, so only an owner allows joining without email. */
  needsOwnerForNoEmail: z.boolean(),
});
export type ClassDetail = z.output<typeof classDetail>;

export const listClasses = defineEndpoint({
  method: 'GET',
  path: '/classes',
  summary: 'List the classes of the school, or of the calling teacher, newest school year first',
  access,
  query: z.object({ archived: z._default(flag, false) }),
  answer: z.object({ classes: z.array(listedClass) }),
});

export const classForm = z.object({
  name,
  schoolYear: z.optional(schoolYear),
  termEndsOn: z.optional(termEndsOn),
});

export const createClass = defineEndpoint({
  method: 'POST',
  path: '/classes',
  summary: 'Make a class; a teacher who makes it becomes its teacher',
  access,
  body: classForm,
  answer: z.object({ _id: z.uuid() }),
  status: 201,
});

export const getClass = defineEndpoint({
  method: 'GET',
  path: '/classes/:id',
  summary: 'Get a class with its students',
  access,
  params: pathId,
  answer: classDetail,
});

export const updateClass = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id',
  summary: 'Change the name, the dates or the rules of a class',
  access,
  params: pathId,
  body: z.object({
    name: z.optional(name),
    schoolYear: z.optional(schoolYear),
    termEndsOn: z.optional(termEndsOn),
    allowsJoiningWithoutEmail: z.optional(z.boolean()),
  }),
  answer: null,
});

export const setJoining = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/joining',
  summary: 'Open joining for 14 days, or close it',
  access,
  params: pathId,
  body: z.object({ isOpen: z.boolean() }),
  answer: null,
});

export const replaceJoinCode = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/code',
  summary: 'Give a class a new join code; the earlier code stops working',
  access,
  params: pathId,
  answer: z.object({ joinCode: z.string() }),
});

export const setTeachers = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/teachers',
  summary: 'Set the teachers of a class; a teacher may add colleagues and leave',
  access,
  params: pathId,
  body: z.object({ teachers: ids(limits.staffMax) }),
  answer: null,
});

export const archiveClass = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/archive',
  summary: 'Archive a class: its code stops working and its teachers lose access',
  access,
  params: pathId,
  answer: null,
});

export const restoreClass = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/restore',
  summary: 'Restore an archived class; joining stays closed',
  access,
  kinds: managers,
  params: pathId,
  answer: null,
});

export const deleteClass = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id',
  summary: 'Delete a class without students',
  access,
  params: pathId,
  answer: null,
});

export const addClassStudents = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/students',
  summary: 'Add students of the school to a class',
  access,
  kinds: managers,
  params: pathId,
  body: z.object({ students: studentIds }),
  answer: null,
});

export const removeClassStudent = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/students/:studentId',
  summary: 'Take a student out of a class; the account stays',
  access,
  params: z.object({ id: id(), studentId: id() }),
  answer: null,
});

export const moveClassStudents = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/move',
  summary: 'Move students to another class',
  access,
  kinds: managers,
  params: pathId,
  body: z.object({ students: studentIds, to: id() }),
  answer: null,
});

export const startSchoolYear = defineEndpoint({
  method: 'POST',
  path: '/classes/new-year',
  summary: 'Archive classes of a school year and make them again for the next one',
  access,
  kinds: managers,
  body: z.object({
    /** The school year that ends. */
    schoolYear,
    /** All classes of the year if left out. */
    classes: z.optional(ids(limits.classesMax)),
  }),
  answer: z.object({ created: z.int() }),
});
