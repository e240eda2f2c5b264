import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';

const owners = ['student', 'school'] as const;

export const downloadMyData = defineEndpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'Export all stored data about the caller as JSON',
  access: owners,
  answer: z.looseObject({ generated: z.iso.datetime() }),
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/me/deletion',
  summary: 'Request deletion: a student from the school, a school from the Trio team',
  access: owners,
  answer: null,
});

export const withdrawDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/deletion',
  summary: 'Withdraw the deletion request',
  access: owners,
  answer: null,
});

export const listDeletionRequests = defineEndpoint({
  method: 'GET',
  path: '/users/deletions',
  summary: 'List the deletion requests of the school’s students, longest wait first',
  access: ['school'],
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
  params: pathId,
  answer: null,
});
