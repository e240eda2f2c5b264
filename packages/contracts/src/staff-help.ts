import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { pathId } from './query-fields.ts';

const staff = ['school', 'admin'] as const;

export const givePassword = defineEndpoint({
  method: 'POST',
  path: '/users/:id/password',
  summary: 'Give a student a new password; they must choose their own when they log in with it',
  access: staff,
  params: pathId,
  answer: z.object({ password: z.string(), expires: z.iso.datetime() }),
});

export const correctionForm = z.object({ email });

export const correctEmail = defineEndpoint({
  method: 'PUT',
  path: '/users/:id/email',
  summary: 'Correct a student’s email address; it counts once the new address confirms it',
  access: staff,
  params: pathId,
  body: correctionForm,
  answer: z.object({ pendingEmail: z.string() }),
});

export const withdrawCorrection = defineEndpoint({
  method: 'DELETE',
  path: '/users/:id/email',
  summary: 'Withdraw a correction of a student’s email address that is not confirmed yet',
  access: staff,
  params: pathId,
  answer: null,
});
