import { rolesWithCards } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

export const getExtraCards = defineEndpoint({
  method: 'GET',
  path: '/cards',
  summary: 'List the extra cards of the caller’s school and of the platform',
  access: rolesWithCards,
  answer: z.object({ data: z.array(extraCard) }),
});

const imageExtensions = ['png', 'jpg', 'jpeg'] as const;

export const prepareUpload = defineEndpoint({
  method: 'GET',
  path: '/cards/upload',
  summary: 'Create an upload address for the image of a student’s own card',
  access: ['student'],
  query: z.object({
    fileName: z
      .string(withCode('upload/name-invalid'))
      .check(z.maxLength(80, withCode('upload/name-invalid'))),
    fileExtension: z.enum(imageExtensions, withCode('upload/type-invalid')),
  }),
  answer: z.object({ data: z.object({ uploadUrl: z.string(), downloadUrl: z.string() }) }),
});

/** The ticket in the URL is the only authentication. */
export const sendUpload = defineEndpoint({
  method: 'PUT',
  path: '/cards/uploads/:ticket',
  summary: 'Upload the image of an own card: a PNG or JPEG, which is checked and re-encoded',
  access: 'public',
  params: z.object({ ticket: z.string().check(z.maxLength(600)) }),
  answer: null,
});

/** Authenticated by cookie: an image element cannot send a token. */
export const readImage = defineEndpoint({
  method: 'GET',
  path: '/cards/images/:id',
  summary: 'Get the image of a student’s own card',
  access: 'cookie',
  params: pathId,
  answer: z.unknown(),
});
