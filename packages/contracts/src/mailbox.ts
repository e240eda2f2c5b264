import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/**
 * The demo's mailbox: emails that a deployment would send. Deployments do not have these endpoints.
 */
const letterSummary = z.object({
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});

export type LetterSummary = z.output<typeof letterSummary>;

const params = z.object({ name: z.string() });

export const listLetters = defineEndpoint({
  method: 'GET',
  path: '/dev/mail',
  summary: 'Demo only: the mails that were written, newest first',
  access: 'public',
  answer: z.object({ letters: z.array(letterSummary) }),
});

export const readLetter = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name',
  summary: 'Demo only: one mail as text',
  access: 'public',
  params,
  answer: z.extend(letterSummary, {
    language: z.enum(['en', 'fr']),
    text: z.string(),
    attachment: z.nullable(z.object({ fileName: z.string(), byteSize: z.int() })),
  }),
});

export const showLetter = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name/html',
  summary: 'Demo only: one mail as the document a mail program shows',
  access: 'public',
  params,
  answer: z.string(),
});

export const showLetterFile = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name/file',
  summary: 'Demo only: what is attached to a mail',
  access: 'public',
  params,
  answer: z.unknown(),
});
