import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';

const owners = ['student', 'school'] as const;

export const downloadMyData = defineEndpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'All that is kept about the caller, as one JSON document',
  access: owners,
  answer: z.looseObject({ generated: z.iso.datetime() }),
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/users/me/deletion',
  summary: 'Ask for deletion: a student asks the school, a school asks the Trio team',
  access: owners,
  answer: null,
});

export const withdrawDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/deletion',
  summary: 'Take the request for deletion back',
  access: owners,
  answer: null,
});

export const listDeletionRequests = defineEndpoint({
  method: 'GET',
  path: '/users/deletions',
  summary: 'The school’s students who asked to be deleted, the longest wait first',
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
  summary: 'Delete one student and everything kept about them',
  access: ['school', 'admin'],
  params: pathId,
  answer: null,
});
