import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Never contains typed text. */
export const errorReport = z.object({
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(500)),
  stack: z.string().check(z.maxLength(4000)),
  /** The route's pattern, never the URL itself. */
  route: z.string().check(z.maxLength(60), z.regex(/^\/[\w/:.*-]*$/)),
  language: z.enum(['en', 'fr']),
});
export type ErrorReport = z.output<typeof errorReport>;

export const reportError = defineEndpoint({
  method: 'POST',
  path: '/errors/reports',
  summary: 'Report an error in the browser, if the deployment collects them',
  access: 'public',
  body: errorReport,
  status: 202,
  answer: z.object({ accepted: z.boolean() }),
});
