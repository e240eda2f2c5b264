import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';

const people = ['student', 'school'] as const;

export const downloadMyData = defineEndpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'Export all stored data about the caller as JSON',
  access: ['student', 'school', 'board'],
  answer: z.looseObject({ generated: z.iso.datetime() }),
});

/** For a parent who asks. The school's log records it. */
export const downloadStudentData = defineEndpoint({
  method: 'GET',
  path: '/users/:id/data',
  summary: 'Export all stored data about a student as JSON',
  access: ['school'],
  kinds: ['owner'],
  params: pathId,
  answer: z.looseObject({ generated: z.iso.datetime() }),
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/me/deletion',
  summary: 'Request deletion: a student from the school, a school from the Trio team',
  access: people,
  kinds: ['owner'],
  answer: null,
});

export const withdrawDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/deletion',
  summary: 'Withdraw the deletion request',
  access: people,
  kinds: ['owner'],
  answer: null,
});

export const listDeletionRequests = defineEndpoint({
  method: 'GET',
  path: '/users/deletions',
  summary: 'List the deletion requests of the school’s students, longest wait first',
  access: ['school'],
  kinds: ['owner', 'counsellor'],
  answer: z.object({
    students: z.array(
      z.object({
        _id: z.uuid(),
        firstname: z.string(),
        lastname: z.string(),
        email: z.string(),
        requested: z.iso.datetime(),
      }),
    ),
  }),
});

export const deleteStudent = defineEndpoint({
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Delete a student and all their data',
  access: ['school', 'admin'],
  kinds: ['owner'],
  params: pathId,
  answer: null,
});
