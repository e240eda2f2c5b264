import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Deployments do not have these endpoints. */
const emailSummary = z.object({
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});

export type EmailSummary = z.output<typeof emailSummary>;

const params = z.object({ name: z.string() });

export const listDemoEmails = defineEndpoint({
  method: 'GET',
  path: '/dev/mail',
  summary: 'Demo only: list the emails, newest first',
  access: 'public',
  answer: z.object({ letters: z.array(emailSummary) }),
});

export const getDemoEmail = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name',
  summary: 'Demo only: get an email as text',
  access: 'public',
  params,
  answer: z.extend(emailSummary, {
    language: z.enum(['en', 'fr']),
    text: z.string(),
    attachment: z.nullable(z.object({ fileName: z.string(), byteSize: z.int() })),
  }),
});

export const showDemoEmail = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name/html',
  summary: 'Demo only: get an email as HTML',
  access: 'public',
  params,
  answer: z.string(),
});

export const getDemoAttachment = defineEndpoint({
  method: 'GET',
  path: '/dev/mail/:name/file',
  summary: 'Demo only: get an attachment of an email',
  access: 'public',
  params,
  answer: z.unknown(),
});
