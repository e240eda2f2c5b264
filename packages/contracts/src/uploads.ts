import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { pathId } from './query-fields.ts';

const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

export const getExtraCards = defineEndpoint({
  method: 'GET',
  path: '/cards',
  summary: 'The cards that the caller’s school, and the platform, add to the deck',
  access: roles,
  answer: z.object({ data: z.array(extraCard) }),
});

const imageExtensions = ['png', 'jpg', 'jpeg'] as const;

export const prepareUpload = defineEndpoint({
  method: 'GET',
  path: '/cards/upload',
  summary: 'Where to send the picture of a student’s own card, and where it will be found',
  access: ['student'],
  query: z.object({
    /** The account's id and a number. */
    fileName: z
      .string(says('upload/name-invalid'))
      .check(z.maxLength(80, says('upload/name-invalid'))),
    fileExtension: z.enum(imageExtensions, says('upload/type-invalid')),
  }),
  answer: z.object({ data: z.object({ uploadUrl: z.string(), downloadUrl: z.string() }) }),
});

/** The ticket in the URL is the only authentication. */
export const sendUpload = defineEndpoint({
  method: 'PUT',
  path: '/cards/uploads/:ticket',
  summary: 'Send the picture: a PNG or JPEG, checked, cleaned and made smaller before it is kept',
  access: 'public',
  params: z.object({ ticket: z.string().check(z.maxLength(600)) }),
  answer: null,
});

/** Authenticated by cookie: an image element cannot send a token. */
export const readImage = defineEndpoint({
  method: 'GET',
  path: '/cards/images/:id',
  summary: 'The picture of a student’s own card, for them, their school and administrators',
  access: 'cookie',
  params: pathId,
  answer: z.unknown(),
});
